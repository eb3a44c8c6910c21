import { useEffect } from 'react';
import { Picture } from '../../../engine/react/Picture.tsx';
import { usePageState } from '../../../engine/react/page-store.ts';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Lead, Wrap } from '../../ui/layout.styles.ts';
import * as S from './styles.ts';

/** The screen for an address that leads nowhere; it logs that address. The drawing shows the code where there is one. */
export const Component = ({ root, code, title, text, button, art }: SectionProps<'not-found'>) => {
  const visit = usePageState((state) => state.visit);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every visit has an address of its own
  useEffect(() => console.error(`${code}: there is no page at`, window.location.pathname), [visit]);
  return (
    <S.Root {...root} data-fills="">
      <Wrap>
        <h1 {...(art ? { className: 'sr' } : {})}>{code}</h1>
        {art && <Picture image={art} eager />}
        <h2>{title}</h2>
        <Lead>{text}</Lead>
        <LinkButton button={button} look="primary" />
      </Wrap>
    </S.Root>
  );
};
