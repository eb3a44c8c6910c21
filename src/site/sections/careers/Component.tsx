import { Icon } from '../../../engine/react/Icon.tsx';
import { Link } from '../../../engine/react/Link.tsx';
import { Picture } from '../../../engine/react/Picture.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { ButtonRow } from '../../ui/button.styles.ts';
import { Lead } from '../../ui/layout.styles.ts';
import * as S from './styles.ts';

/** The invitation to work here. */
export const Component = ({ root, title, text, button, mail, newTab, art }: SectionProps<'careers'>) => (
  <S.Root {...root} data-screen-only="">
    <Picture image={art} />
    <div data-reveal="">
      <h2>{title}</h2>
      <Lead>{text}</Lead>
      <ButtonRow>
        <LinkButton button={button} look="ink" arrow>
          {newTab && <span className="sr"> ({newTab})</span>}
        </LinkButton>
        <S.Mail as={Link} href={mail.link}>
          <Icon name="mail" />
          {mail.label}
        </S.Mail>
      </ButtonRow>
    </div>
  </S.Root>
);
