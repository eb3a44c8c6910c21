import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import type { Past } from '../look-back.ts';
import type { Loss } from './loss.ts';

/** Of two entries with one place in their lists that one has it wrongly whose file has changed since the commit. */
export const changedPlaces = ({ files: { source }, former }: Past, problems: Problem[]): Loss[] =>
  problems.flatMap((problem): Loss[] => {
    const { check, file, pointer, named } = problem;
    const [id] = named?.pages ?? [];
    if (check !== 'content/duplicate-order' || id === undefined || former.has(file)) return [];
    const changed = source.pages.find((page) => page.document?.id === id && former.has(page.file));
    if (!changed) return [];
    const message = `${file} has the place ${changed.document.order} too. Give this one another number.`;
    return [
      { told: { file: changed.file, page: id, pointer, message }, isFollower: (other) => other === problem },
    ];
  });
