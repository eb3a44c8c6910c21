import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { Wrap } from '../../ui/layout.styles.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import * as S from './styles.ts';

/** The company's story as stations on the five tracks. */
export const Component = ({ root, title, stations }: SectionProps<'story'>) => (
  <S.Root {...root} data-surface="page">
    <Wrap>
      <SectionHead title={title} />
      <S.Line>
        <S.Tracks aria-hidden="true" data-screen-only="">
          <i />
          <i />
          <i />
          <i />
          <i />
        </S.Tracks>
        <S.Stations>
          {stations.map((station) => (
            <li key={station.title} data-item="" data-reveal="">
              <h3>{station.title}</h3>
              <p>{station.text}</p>
            </li>
          ))}
        </S.Stations>
      </S.Line>
    </Wrap>
  </S.Root>
);
