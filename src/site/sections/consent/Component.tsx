import { useRef } from 'react';
import { isExternal, Link } from '../../../engine/react/Link.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { ActionButton } from '../../ui/Button.tsx';
import { useConsent } from '../../ui/consent/consent-context.ts';
import * as S from './styles.ts';
import { useEscape } from './use-escape.ts';
import { usePlaceForFocus } from './use-place-for-focus.ts';
import { useReservedSpace } from './use-reserved-space.ts';

type CardProps = SectionProps<'consent'> & { visitor: NonNullable<ReturnType<typeof useConsent>> };

const Card = ({ visitor, root, label, title, text, privacy, decline, accept, newTab }: CardProps) => {
  const { consent, wanted } = visitor;
  const card = useRef<HTMLElement>(null);
  useReservedSpace(card);
  useEscape(card, consent.dismiss);
  usePlaceForFocus(card, wanted);
  return (
    <S.Root {...root} ref={card} aria-label={label} tabIndex={-1} data-screen-only="">
      <div>
        <h2>{title}</h2>
        <p>
          {text}{' '}
          {privacy && (
            <Link href={privacy.link}>
              {privacy.label}
              {isExternal(privacy.link) && <span className="sr"> ({newTab})</span>}
            </Link>
          )}
        </p>
      </div>
      <S.Buttons>
        <ActionButton look="ghost" small onClick={() => consent.choose('denied')}>
          {decline}
        </ActionButton>
        <ActionButton look="ink" small onClick={() => consent.choose('granted')}>
          {accept}
        </ActionButton>
      </S.Buttons>
    </S.Root>
  );
};

/**
 * Asks whether the visit may be counted. It is not in the prerendered document, which cannot know who was asked
 * already; it lies above the page, so that nothing moves when it comes.
 */
export const Component = (props: SectionProps<'consent'>) => {
  const visitor = useConsent();
  return visitor?.asking ? <Card {...props} visitor={visitor} /> : null;
};
