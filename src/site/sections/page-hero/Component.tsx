import { Picture } from '../../../engine/react/Picture.tsx';
import type { SectionProps } from '../../../engine/react/registry.ts';
import { ButtonPair } from '../../ui/Button.tsx';
import { Lead, Wrap } from '../../ui/layout.styles.ts';
import * as S from './styles.ts';

/** The opening of an inner page. */
export const Component = ({ root, title, text, buttons, panel, art }: SectionProps<'page-hero'>) => (
  <S.Root {...root}>
    <S.Columns as={Wrap}>
      <div>
        <h1 data-enter="">{title}</h1>
        <Lead data-enter="">{text}</Lead>
        {buttons && (
          <div data-enter="">
            <ButtonPair buttons={buttons} looks={['primary', 'ghost']} />
          </div>
        )}
      </div>
      {panel ? (
        <S.Panel data-tone={panel.tone} data-focus={panel.focus} data-screen-only="">
          <Picture image={panel.image} eager />
        </S.Panel>
      ) : (
        art && (
          <S.Art data-screen-only="">
            <Picture image={art} eager />
          </S.Art>
        )
      )}
    </S.Columns>
  </S.Root>
);
