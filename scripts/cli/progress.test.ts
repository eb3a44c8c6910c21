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

  it('says nothing when it is to be quiet', () => {
    expect(() => silent.stage('read').end('1 file')).not.toThrow();
  });

  it('tells durations as people do', () => {
    expect([duration(41.3), duration(3210)]).toEqual(['41 ms', '3.2 s']);
  });
});
