import { createRecent } from '../core/memory/recent.ts';
import { remembered } from '../core/memory/remembered.ts';
import { leaveWhole, punchSection } from '../core/render/punch-section.ts';
import type { Shape } from '../core/schema/shape.ts';
import type { ResolvedSection } from '../core/types.ts';
import type { PageState } from './page-store.ts';
import type { SectionCode } from './section-code.ts';
import {
  type DrawnSection,
  drawLook,
  formOf,
  isAnsweredBy,
  lookOf,
  type Placed,
  placeOn,
  type SectionLook,
} from './section-look.tsx';

/** How often sections of a form came, and how they look; they are not shared if that depends on more than their form. */
type Known = { times: number; looks: SectionLook[]; isShared: boolean };

/** To find a look takes five renderings. */
const timesBefore = 4;

/** A form with more looks than this depends on its pages. */
const mostLooks = 50;

/** The form of a section that stands on one page alone is soon forgotten. */
const mostForms = 500;

/** A section, the places of its type's words and links, and the state of its page. */
type Asked = { section: ResolvedSection; shape: Shape | undefined; state: PageState };

/** A section as HTML, if other pages have one that differs only in its words and addresses. */
type ShareSection = (asked: Asked) => DrawnSection | undefined;

/**
 * Renders a section once for all pages that have one of the same form, and answer the same to all that it reads; one
 * that looks into its words, for those that have the very same. Returns undefined for the first pages with such a
 * section, and for a section that only its page can render.
 */
export const createSharedSections = (code: SectionCode): ShareSection => {
  const forms = createRecent<Known>(mostForms);
  const punch = remembered(
    ({ section, shape }: Asked) => punchSection(section, shape),
    ({ section }) => section,
  );
  const whole = remembered(leaveWhole);
  const knownOf = (placed: Placed): Known => {
    const form = formOf(placed);
    const known = forms.get(form) ?? { times: 0, looks: [], isShared: true };
    known.times += 1;
    forms.set(form, known);
    return known;
  };
  const newLook = (placed: Placed, known: Known): SectionLook | undefined => {
    if (known.looks.length === mostLooks) return undefined;
    const look = lookOf(placed, code);
    known.isShared = look !== undefined;
    if (look) known.looks.push(look);
    return look;
  };
  const draw = (placed: Placed, known: Known): DrawnSection | undefined => {
    if (known.times < timesBefore || !known.isShared) return undefined;
    const look = known.looks.find((each) => isAnsweredBy(each, placed)) ?? newLook(placed, known);
    return look && drawLook(look, placed);
  };
  return (asked) => {
    const punched = placeOn(asked.state, punch(asked));
    const known = knownOf(punched);
    if (known.isShared) return draw(punched, known);
    const placed = placeOn(asked.state, whole(asked.section));
    return draw(placed, knownOf(placed));
  };
};
