import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { Lead, Wrap } from '../../ui/layout.styles.ts';
import { Vignette } from '../../ui/vignette/Vignette.tsx';
import * as S from './styles.ts';

/** What the company does, in product screens: a row of cards that scrolls sideways where it does not fit. */
export const Component = ({ root, title, text, label, cards }: SectionProps<'moments'>) => (
  <section {...root} data-surface="page">
    <Wrap>
      <S.Intro data-reveal="">
        <h2>{title}</h2>
        <Lead>{text}</Lead>
      </S.Intro>
      <S.Cards role="group" aria-label={label} tabIndex={0} data-scrolls="">
        {cards.map((card) => (
          <article key={card.title} data-item="" data-reveal="" data-tone={card.tone}>
            <div>
              <Vignette vignette={card.vignette} />
            </div>
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </article>
        ))}
      </S.Cards>
    </Wrap>
  </section>
);
