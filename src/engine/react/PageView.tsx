import { memo, Suspense, useDeferredValue, useEffect } from 'react';
import type { ResolvedSection, ShownPage } from '../core/types.ts';
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

type SectionsProps = { sections: ResolvedSection[]; error: ResolvedSection | undefined };

const Sections = memo(({ sections, error }: SectionsProps) =>
  sections.map((section) => <Section key={section.id} section={section} error={error} />),
);

/**
 * A visitor who opens a page waits for its heading: the first section is drawn at once, the rest in React's own time.
 */
const Main = ({ sections, error }: SectionsProps) => {
  const part = usePageState((state) => state.part);
  const isOpening = useDeferredValue(part) === 'opening' && part !== 'whole';
  return (
    <main id="main" data-opening={isOpening ? '' : undefined}>
      <Sections sections={isOpening ? sections.slice(0, 1) : sections} error={error} />
    </main>
  );
};

/**
 * The page whose frame is drawn. Where the language stays it may be that of the page before for a moment: links mark
 * the current page by themselves, menus are closed, and what follows the content is out of sight.
 */
const useFramePage = (page: ShownPage): ShownPage => {
  const part = usePageState((state) => state.part);
  const former = useDeferredValue(page);
  return part === 'whole' || former.locale !== page.locale ? page : former;
};

/** A resolved page as elements: the sections before the content, the content, and the sections after it. */
export const PageView = () => {
  const page = usePageState((state) => state.data.page);
  const frame = useFramePage(page);
  return (
    <>
      <IconSprite icons={page.icons} />
      <Sections sections={frame.before} error={frame.error} />
      <Main key={page.id} sections={page.sections} error={page.error} />
      <Sections sections={frame.after} error={frame.error} />
    </>
  );
};
