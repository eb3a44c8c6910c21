import { Picture } from '../../../engine/react/Picture.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import type { CobrandBenefit, Image } from '../../../generated/types.ts';
import { Wrap } from '../../ui/layout.styles.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Tiles } from '../../ui/Tiles.tsx';
import { Vignette } from '../../ui/vignette/Vignette.tsx';
import * as S from './styles.ts';

const Brands = ({ brands }: { brands: Image[] }) => (
  <S.Brands>
    {brands.map((brand) => (
      <Picture key={brand.src} image={brand} />
    ))}
  </S.Brands>
);

const Cobrand = ({ title, description, art, brands, screen }: CobrandBenefit) => (
  <S.Cobrand data-item="" data-reveal="">
    <S.Stage aria-hidden="true">
      <Picture image={art} />
      <Brands brands={brands} />
      <S.Screen>
        <Brands brands={brands} />
        <Vignette vignette={screen} />
      </S.Screen>
    </S.Stage>
    <S.Words>
      <h3>{title}</h3>
      <p>{description}</p>
    </S.Words>
  </S.Cobrand>
);

/** What a partner gains: one screen under two brands, and tiles. */
export const Component = ({ root, title, text, cobrand, benefits }: SectionProps<'partner-benefits'>) => (
  <section data-surface="page" {...root}>
    <Wrap>
      <SectionHead title={title} text={text} align={text ? 'split' : undefined} />
      <Tiles columns={3} features={benefits}>
        <Cobrand {...cobrand} />
      </Tiles>
    </Wrap>
  </section>
);
