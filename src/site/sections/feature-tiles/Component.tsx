import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { Wrap } from '../../ui/layout.styles.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Tiles } from '../../ui/Tiles.tsx';
import * as S from './styles.ts';

/** Points as tiles, below their heading or beside it. */
export const Component = (props: SectionProps<'feature-tiles'>) => {
  const { root, title, text, features, layout, columns, surface } = props;
  const split = layout === 'split';
  const content = (
    <>
      <SectionHead title={title} text={text} align={split ? undefined : 'split'} />
      <Tiles columns={columns ?? (split ? 2 : 3)} features={features} />
    </>
  );
  return (
    <section {...root} data-surface={surface}>
      {split ? <S.Split as={Wrap}>{content}</S.Split> : <Wrap>{content}</Wrap>}
    </section>
  );
};
