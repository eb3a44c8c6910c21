import { Picture } from '../../../engine/react/Picture.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import type { Country } from '../../../generated/types.ts';
import { Wrap } from '../../ui/layout.styles.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import * as S from './styles.ts';

const Place = ({ name, cities }: Country) => (
  <div>
    <dt>{name}</dt>
    <dd>{cities.join(', ')}</dd>
  </div>
);

/** The company's places on a map, and in words below it. */
export const Component = ({ root, title, text, map, continents }: SectionProps<'presence'>) => (
  <S.Root {...root} data-surface="dark">
    <Wrap>
      <SectionHead title={title} text={text} align="split" />
      <S.World data-screen-only="" data-reveal="">
        <Picture image={map} />
      </S.World>
      <S.Continents>
        {continents.map(({ continent, tone, countries }) => (
          <li key={continent} data-item="" data-reveal="">
            <h3 data-tone={tone}>{continent}</h3>
            <dl>
              {countries.map((country) => (
                <Place key={country.name} {...country} />
              ))}
            </dl>
          </li>
        ))}
      </S.Continents>
    </Wrap>
  </S.Root>
);
