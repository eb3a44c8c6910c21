import { Icon } from '../../../engine/react/Icon.tsx';
import { Picture } from '../../../engine/react/Picture.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { ActionButton, LinkButton } from '../../ui/Button.tsx';
import { ButtonRow } from '../../ui/button.styles.ts';
import { Wrap } from '../../ui/layout.styles.ts';
import * as S from './styles.ts';

type SectionFallback = SectionProps<'section-fallback'> & { retry?: () => void };

/** Stands in place of a section that failed, while the rest of the page works. Never shows what went wrong inside. */
export const Component = ({ root, error, title, text, retryLabel, home, art, retry }: SectionFallback) => (
  <section {...root} data-surface="page">
    <Wrap>
      <S.Panel role="status">
        {art && <Picture image={art} />}
        <div>
          <S.Fault>{error}</S.Fault>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <ButtonRow>
          {retry && (
            <ActionButton look="ghost" small onClick={retry}>
              <Icon name="rotate-cw" />
              {retryLabel}
            </ActionButton>
          )}
          <LinkButton button={home} look="ghost" small />
        </ButtonRow>
      </S.Panel>
    </Wrap>
  </section>
);
