import type { ResolvedSection } from '../core/types.ts';
import { IconSprite } from './Icon.tsx';
import { usePageState } from './page-store.ts';
import { SectionBoundary } from './SectionBoundary.tsx';

const rootOf = ({ type, id }: ResolvedSection) => ({ id, 'data-section': type, 'data-section-id': id });

type Retry = { retry?: () => void };

const SectionBody = ({ section, retry }: { section: ResolvedSection } & Retry) => {
  const Body = usePageState((state) => state.components[section.type]);
  return Body ? <Body {...section.props} root={rootOf(section)} {...(retry ? { retry } : {})} /> : null;
};

const Section = ({ section, error }: { section: ResolvedSection; error: ResolvedSection | undefined }) => (
  <SectionBoundary
    content={section}
    fallback={(retry) =>
      error ? <SectionBody section={{ ...error, id: section.id }} retry={retry} /> : null
    }
  >
    <SectionBody section={section} />
  </SectionBoundary>
);

/** A resolved page as elements: what stands before the content, the content, and what stands after it. */
export const PageView = () => {
  const page = usePageState((state) => state.data.page);
  const draw = (section: ResolvedSection) => (
    <Section key={section.id} section={section} error={page.error} />
  );
  return (
    <>
      <IconSprite icons={page.icons} />
      {page.before.map(draw)}
      <main id="main" key={page.id}>
        {page.sections.map(draw)}
      </main>
      {page.after.map(draw)}
    </>
  );
};
