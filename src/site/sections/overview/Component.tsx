import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { Eyebrow } from '../../ui/eyebrow.styles.ts';
import { Wrap } from '../../ui/layout.styles.ts';
import { Tiles } from '../../ui/Tiles.tsx';
import * as S from './styles.ts';

/** A statement, and the first of the page's points as cards. */
export const Component = ({ root, eyebrow, statement, features, limit = 3 }: SectionProps<'overview'>) => (
  <S.Root {...root} data-surface="page">
    <Wrap>
      <Eyebrow as="h2">{eyebrow}</Eyebrow>
      <S.Statement>{statement}</S.Statement>
      <Tiles columns={3} features={features.slice(0, limit)} />
    </Wrap>
  </S.Root>
);
