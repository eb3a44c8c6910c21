import { Picture } from '../../../engine/react/Picture.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { Wrap } from '../../ui/layout.styles.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import * as S from './styles.ts';

/** Awards and nominations, one line each. */
export const Component = ({ root, title, surface = 'page', awards }: SectionProps<'awards'>) => (
  <section {...root} data-surface={surface}>
    <Wrap>
      <SectionHead title={title} />
      <S.Awards>
        {awards.map((award) => (
          <li key={award.title} data-item="" data-reveal="">
            <Picture image={award.image} />
            <h3>{award.title}</h3>
            <span>{award.event}</span>
            <b>{award.status}</b>
          </li>
        ))}
      </S.Awards>
    </Wrap>
  </section>
);
