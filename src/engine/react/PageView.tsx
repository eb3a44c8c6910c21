import { type ReactNode, Suspense, useDeferredValue, useEffect } from 'react';
import type { ResolvedSection } from '../core/types.ts';
import { IconSprite } from './IconSprite.tsx';
import { usePageState } from './page-store.ts';
import { useAnswer } from './roll-call.ts';
import { SectionBoundary } from './SectionBoundary.tsx';
import { useSectionCode, useSectionComponent } from './section-code.ts';

const rootOf = ({ type, id, lang, dir }: ResolvedSection) => ({
  id,
  'data-section': type,
  'data-section-id': id,
  ...(lang === undefined ? {} : { lang, dir }),
});

type SectionBodyProps = { section: ResolvedSection; retry?: () => void };

const SectionBody = ({ section, retry }: SectionBodyProps) => {
  const Body = useSectionComponent(section.type);
  useAnswer(section.id);
  return <Body {...section.props} root={rootOf(section)} {...(retry ? { retry } : {})} />;
};

/** Stands in for a failed section. Its code is loaded only now: most visitors never need it. */
const ErrorSection = (props: SectionBodyProps) => {
  const code = useSectionCode();
  const { type, id } = props.section;
  useAnswer(id);
  useEffect(() => {
    code.load([type]).catch((error: unknown) => console.error('The error section did not load:', error));
  }, [code, type]);
  return (
    <Suspense>
      <SectionBody {...props} />
    </Suspense>
  );
};

const Absent = ({ id }: { id: string }) => {
  useAnswer(id);
  return null;
};

type SectionProps = { section: ResolvedSection; error?: ResolvedSection | undefined };

/**
 * A section on its own: React takes each over for itself, leaves the HTML of a static one alone until its code is
 * there, and keeps a failure inside.
 */
export const Section = ({ section, error }: SectionProps) => {
  const { id } = section;
  const { isBounded } = useSectionCode();
  const body = <SectionBody section={section} />;
  return (
    <SectionBoundary
      content={section}
      fallback={(retry) =>
        error ? <ErrorSection section={{ ...error, id }} retry={retry} /> : <Absent id={id} />
      }
    >
      {isBounded ? <Suspense>{body}</Suspense> : body}
    </SectionBoundary>
  );
};

type MainProps = { sections: ResolvedSection[]; draw: (section: ResolvedSection) => ReactNode };

/**
 * A visitor who opens a page waits for its heading: the first section is drawn at once, the rest in React's own time.
 */
const Main = ({ sections, draw }: MainProps) => {
  const part = usePageState((state) => state.part);
  const isOpening = useDeferredValue(part) === 'opening' && part !== 'whole';
  return (
    <main id="main" data-opening={isOpening ? '' : undefined}>
      {(isOpening ? sections.slice(0, 1) : sections).map(draw)}
    </main>
  );
};

/** A resolved page as elements: the sections before the content, the content, and the sections after it. */
export const PageView = () => {
  const page = usePageState((state) => state.data.page);
  const draw = (section: ResolvedSection) => (
    <Section key={section.id} section={section} error={page.error} />
  );
  return (
    <>
      <IconSprite icons={page.icons} />
      {page.before.map(draw)}
      <Main key={page.id} sections={page.sections} draw={draw} />
      {page.after.map(draw)}
    </>
  );
};
