import { Picture } from '../../../engine/react/Picture.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { Wrap } from '../../ui/layout.styles.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import * as S from './styles.ts';

/** Kinds of achievement as picture tiles on the dark surface. */
export const Component = ({ root, title, text, tiles }: SectionProps<'recognition'>) => (
  <section data-surface="dark" data-fills="" {...root}>
    <Wrap>
      <SectionHead title={title} text={text} align="split" />
      <S.Tiles>
        {tiles.map((tile) => (
          <article key={tile.title} data-item="" data-reveal="">
            <Picture image={tile.picture} />
            <h3>{tile.title}</h3>
            <p>{tile.description}</p>
          </article>
        ))}
      </S.Tiles>
    </Wrap>
  </section>
);
