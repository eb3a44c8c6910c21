import { describe, expect, it } from 'vitest';
import { createProgress, duration, silent } from './progress.ts';

const recorder = () => {
  const written: string[] = [];
  const time = { now: 0 };
  return {
    written,
    time,
    output: {
      write: (text: string) => {
        written.push(text);
        return true;
      },
    },
  };
};

describe('progress', () => {
  it('prints one line for each stage with what was done and the time it took', () => {
    const { output, written, time } = recorder();
    const stage = createProgress({ output, now: () => time.now }).stage('read');
    time.now = 41;
    stage.end('27 files');
    expect(written).toEqual(['read 27 files in 41 ms\n']);
  });

  it('shows a bar on a terminal only when a stage takes longer than two seconds', () => {
    const { output, written, time } = recorder();
    const stage = createProgress({ output, bar: true, now: () => time.now }).stage('rendered', 4);
    time.now = 1999;
    stage.advance();
    expect(written).toEqual([]);
    time.now = 2500;
    stage.advance();
    expect(written.join('')).toContain('rendered ████████████░░░░░░░░░░░░ 2/4');
    stage.end('4 pages');
    expect(written.at(-2)).toBe('\r\u001b[2K');
  });

  it('shows no bar where nobody watches', () => {
    const { output, written, time } = recorder();
    const stage = createProgress({ output, now: () => time.now }).stage('rendered', 4);
    time.now = 9000;
    stage.advance();
    expect(written).toEqual([]);
  });

  it('says nothing when it is to be quiet', () => {
    expect(() => silent.stage('read').end('1 file')).not.toThrow();
  });

  it('tells durations as people do', () => {
    expect([duration(41.3), duration(3210)]).toEqual(['41 ms', '3.2 s']);
  });
});
