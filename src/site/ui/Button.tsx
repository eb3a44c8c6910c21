import type { ReactNode } from 'react';
import { Icon } from '../../engine/react/Icon.tsx';
import { Link } from '../../engine/react/Link.tsx';
import type { ButtonContent } from '../../generated/types.ts';
import * as S from './button.styles.ts';

type ButtonLook = 'primary' | 'ink' | 'ghost' | 'white' | 'ghost-dark';

type LinkButtonProps = {
  button: ButtonContent;
  look: ButtonLook;
  arrow?: boolean;
  small?: boolean;
  children?: ReactNode;
};

/** A link that looks like a button. Sections that use it with `arrow` list arrow-right among their x-icons. */
export const LinkButton = ({ button, look, arrow = false, small = false, children }: LinkButtonProps) => (
  <S.ButtonRoot as={Link} href={button.link} data-look={look} data-small={small || undefined}>
    {button.label}
    {children}
    {arrow && <Icon name="arrow-right" />}
  </S.ButtonRoot>
);

type ActionButtonProps = {
  children: ReactNode;
  look: ButtonLook;
  type?: 'button' | 'submit';
  small?: boolean;
  disabled?: boolean;
  onClick?: () => void;
};

/** A button that does something on this page. */
export const ActionButton = ({ look, small = false, type = 'button', ...rest }: ActionButtonProps) => (
  <S.ButtonRoot as="button" type={type} data-look={look} data-small={small || undefined} {...rest} />
);

type ButtonPairProps = { buttons: ButtonContent[]; looks: [ButtonLook, ButtonLook] };

/** The buttons below a heading: the first leads on with an arrow, the second is quieter. */
export const ButtonPair = ({ buttons, looks }: ButtonPairProps) => (
  <S.ButtonRow>
    {buttons.map((button, index) => (
      <LinkButton key={button.label} button={button} look={looks[index === 0 ? 0 : 1]} arrow={index === 0} />
    ))}
  </S.ButtonRow>
);
