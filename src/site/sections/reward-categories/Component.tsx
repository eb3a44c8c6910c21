import { Picture } from '../../../engine/react/Picture.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { Wrap } from '../../ui/layout.styles.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import * as S from './styles.ts';

/** The families of rewards as cards with bullets. */
export const Component = ({ root, title, text, categories }: SectionProps<'reward-categories'>) => (
  <section data-surface="page" {...root}>
    <Wrap>
      <SectionHead title={title} text={text} align="split" />
      <S.Cards>
        {categories.map((category) => (
          <article key={category.title} data-item="" data-reveal="">
            <Picture image={category.picture} />
            <h3>{category.title}</h3>
            <ul>
              {category.bullets.map((bullet) => (
                <li key={bullet}>{bullet}</li>
              ))}
            </ul>
          </article>
        ))}
      </S.Cards>
    </Wrap>
  </section>
);
