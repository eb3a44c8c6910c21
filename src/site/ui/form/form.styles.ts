import styled from '@emotion/styled';
import { below, linedInChosenColors, theme, translucent } from '../../theme.ts';

const { color, duration, font, radius, shadow, size } = theme;

/**
 * Without scripts a form cannot be sent: a note stands in its place. If only the boot script is missing, the note
 * stands above the form once that is shown, and takes no room until then. If what sends it does not come, it stands
 * below the button that was pressed.
 */
const noted = `
  & > [data-no-script] { display: none; }
  html[data-lost]:not([data-ready]) & > [data-no-script] { display: block; order: 1; }
  html:not([data-boot]) & > [data-no-script] { display: block; animation: fold 1ms 4s backwards; }
  @media (scripting: none) {
    html:not([data-boot]) & > [data-no-script] { animation: none; }
    & > :not([data-no-script]) { display: none; }
  }
`;

/** A message within the form, where the code of messages could not be loaded: a sign, a title and a sentence. */
const told = `
  & > [role='alert'] { position: relative; padding-inline-start: 1.75rem; }
  & > [role='alert'] > .icon { position: absolute; inset-inline-start: 0; top: 0.1875rem; }
  & > [role='alert'] > b { display: block; }
`;

/**
 * The white panel around a form. Once the form was sent, the thanks replace heading and text. These are selected by an
 * attribute, because rules with :has(…) are worked out anew wherever they are on the page.
 */
export const Panel = styled.div`
  padding: clamp(24px, 4vw, 56px);
  border-radius: ${radius.xl};
  background: ${color.white};
  box-shadow: ${shadow.md}, ${shadow.hairline};
  & > p { margin: 0.625rem 0 2rem; }
  &:has(> [data-sent]) > [data-intro] { display: none; }
  ${linedInChosenColors}
`;

/**
 * Fields in two columns where both have room for an answer; each row starts at its top, so that an error moves nothing
 * sideways. On phones a message about a failure stands at the window's edge: the button that gets the focus back keeps clear.
 */
export const Stacked = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: 1.375rem 1.25rem;
  ${noted}
  & > [data-no-script] { grid-column: 1 / -1; padding: 1.25rem 1.5rem; border-radius: ${radius.md}; background: ${color.apricot[200]}; color: ${color.agave[800]}; }
  & > :is([data-full], div:last-of-type) { grid-column: 1 / -1; }
  ${below('phone')} { & [data-look] { width: 100%; } }
  ${below('md')} { & [data-look] { scroll-margin-bottom: 9rem; } }
  ${told}
  & > [role='alert'] { grid-column: 1 / -1; color: ${color.danger[700]}; font-weight: ${font.weight.medium}; }
  & [data-spin] { animation: spin 900ms linear infinite; }
  @keyframes spin { to { rotate: 360deg; } }
`;

export const Field = styled.div`
  display: grid;
  gap: 0.5rem;
  align-content: start;
  & label { font-weight: ${font.weight.semibold}; font-size: ${font.size.small}; line-height: 1.3; color: ${color.text.strong}; }
  & label > span { font-weight: ${font.weight.regular}; color: ${color.text.muted}; }
  & :is(input, select, textarea) { width: 100%; scroll-margin-top: 3rem; min-height: ${size.control}; padding: 0.75rem 1rem; border: 1.5px solid ${color.border.field}; border-radius: ${radius.field}; background: ${color.white}; color: ${color.text.strong}; font-size: 1rem; line-height: 1.4; transition: border-color ${duration.instant}, box-shadow ${duration.instant}; }
  & ::placeholder { color: ${color.placeholder}; opacity: 1; }
  & :is(input, select, textarea):hover { border-color: ${color.text.strong}; }
  & :is(input, select, textarea)[aria-invalid] { border-color: ${color.danger[700]}; background: ${color['error-tint']}; box-shadow: 0 0 0 1px ${color.danger[700]}; }
  & :is(input, select, textarea):focus { outline: 3px solid transparent; border-color: ${color.text.strong}; box-shadow: 0 0 0 3px ${color.apricot[400]}; }
  & :is(input, select, textarea):disabled { background: ${color.agave[50]}; color: ${color.text.muted}; border-color: ${color.agave[200]}; opacity: 1; }
  & textarea { min-height: max(${size['textarea-min']}, 9.5rem); resize: vertical; }
  & select { appearance: none; padding-inline-end: 3rem; text-overflow: ellipsis; }
  & div { position: relative; }
  & div > .icon { position: absolute; inset-block: 0; inset-inline-end: 1rem; margin-block: auto; color: ${color.text.strong}; pointer-events: none; }
  & p { display: flex; gap: 0.4375rem; align-items: flex-start; color: ${color.danger[700]}; font-size: ${font.size.small}; font-weight: ${font.weight.medium}; line-height: 1.35; }
  & p > .icon { width: 1.0625rem; height: 1.0625rem; margin-top: 0.0938rem; }
`;

/** One field with its button inside, on dark surfaces; enlarged or long words put the button below the field. */
export const Pill = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  padding: 0.375rem;
  border-radius: 1.8125rem;
  background: ${translucent(color.white, 0.08)};
  ${noted}
  & > [data-no-script] { flex-basis: 100%; padding: 0.875rem 1.25rem; color: ${color.white}; }
  box-shadow: inset 0 0 0 1px ${translucent(color.white, 0.3)};
  & input { flex: 1 1 9.5rem; min-width: 0; min-height: 2.875rem; padding: 0 1.125rem; border: 0; border-radius: ${radius.full}; background: none; color: ${color.white}; font-size: 1rem; }
  & input::placeholder { color: ${color.text['on-dark-muted']}; opacity: 1; }
  & [data-look] { min-height: 2.875rem; padding-inline: 1.125rem; }
  & [type][data-look][disabled] { background: ${translucent(color.white, 0.16)}; color: ${color.agave[200]}; }
  ${told}
  & > [role='alert'] { flex-basis: 100%; margin: 0 1.125rem 0.5rem; color: ${color.white}; }
  & [data-spin] { animation: spin 900ms linear infinite; }
  ${below('sm')} { & input { padding-inline: 0.875rem 0.5rem; } }
  ${linedInChosenColors}
`;

/** The thanks in the place of a stacked form. */
export const Sent = styled.div`
  display: grid;
  justify-items: center;
  gap: 0.875rem;
  padding-block: clamp(2rem, 5vw, 4.5rem);
  text-align: center;
  & > svg { width: 10.5rem; height: 10.5rem; margin-bottom: 0.75rem; }
  & > p { max-width: 26rem; margin-bottom: 1.25rem; }
  /* The focus brings all of it into view, from the rings to the button. */
  & > h2 { scroll-margin-block: 15rem 12rem; }
  & > :focus { outline: none; }
`;

/** The thanks in the place of a pill. */
export const SentLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1rem;
  align-items: center;
  justify-content: space-between;
  color: ${color.white};
  & > p { display: flex; gap: 0.75rem; align-items: center; }
  & > p:focus { outline: none; }
`;
