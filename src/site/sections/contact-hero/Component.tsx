import { Picture } from '../../../engine/react/Picture.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { Lead, Wrap } from '../../ui/layout.styles.ts';
import * as S from './styles.ts';

const start = (title: string, emphasis: string) =>
  title.endsWith(emphasis) ? title.slice(0, -emphasis.length) : `${title} `;

/** The opening of the contact page. */
export const Component = ({ root, title, emphasis, text, art }: SectionProps<'contact-hero'>) => (
  <S.Root {...root}>
    <Wrap>
      <h1 data-enter="">
        {start(title, emphasis)}
        <em>{emphasis}</em>
      </h1>
      <Lead data-enter="">{text}</Lead>
    </Wrap>
    <Picture image={art} eager />
  </S.Root>
);
