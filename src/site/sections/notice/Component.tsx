import { useState } from 'react';
import { focusHeading } from '../../../engine/react/focus-heading.ts';
import { Icon } from '../../../engine/react/Icon.tsx';
import { Link } from '../../../engine/react/Link.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { Wrap } from '../../ui/layout.styles.ts';
import * as S from './styles.ts';

/** A line above the content that says what visitors should know of the page, until they close it. */
export const Component = ({ root, title, text, link, close }: SectionProps<'notice'>) => {
  const [isOpen, setOpen] = useState(true);
  const onClose = () => {
    setOpen(false);
    focusHeading();
  };
  if (!isOpen) return null;
  return (
    <S.Root {...root} data-screen-only="">
      <S.Line as={Wrap} role="note">
        <Icon name="languages" />
        <p>
          <strong>{title}</strong> {text}
        </p>
        {link && <Link href={link.link}>{link.label}</Link>}
        <S.Close type="button" aria-label={close} onClick={onClose}>
          <Icon name="x" />
        </S.Close>
      </S.Line>
    </S.Root>
  );
};
