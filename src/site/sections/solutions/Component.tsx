import type { SectionProps } from '../../../engine/react/section-registry.ts';
import type { Stat } from '../../../generated/types.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { Wrap } from '../../ui/layout.styles.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SolutionCard } from './SolutionCard.tsx';
import { StatGlyph } from './StatGlyph.tsx';
import * as S from './styles.ts';

const Stats = ({ stats }: { stats: Stat[] }) => (
  <S.Stats>
    {stats.map(({ value, label, glyph }) => (
      <S.Stat key={value} data-item="" data-reveal="">
        <p>
          <b>
            <Figure value={value} />
          </b>{' '}
          {label}
        </p>
        <StatGlyph glyph={glyph} />
      </S.Stat>
    ))}
  </S.Stats>
);

type Props = SectionProps<'solutions'>;

const Cards = ({ cards, featured, featuredBadge, learnMore }: Props) => {
  const wide = cards.find(({ id }) => id !== undefined && id === featured);
  return (
    <S.Cards>
      {cards
        .filter((card) => card !== wide)
        .map((card) => (
          <SolutionCard key={card.title} card={card} learnMore={learnMore} />
        ))}
      {wide && <SolutionCard card={wide} learnMore={learnMore} badge={featuredBadge} featured />}
    </S.Cards>
  );
};

/** The cards of a collection, the featured one last and at full width. */
export const Component = (props: Props) => {
  const { root, title, titleHidden, text, surface, stats, button } = props;
  return (
    <section {...root} data-surface={surface}>
      <Wrap>
        {titleHidden ? (
          <h2 className="sr">{title}</h2>
        ) : (
          <SectionHead title={title} text={text} align="split" />
        )}
        {stats && <Stats stats={stats} />}
        <Cards {...props} />
        {button && (
          <S.Below>
            <LinkButton button={button} look="ink" arrow />
          </S.Below>
        )}
      </Wrap>
    </section>
  );
};
