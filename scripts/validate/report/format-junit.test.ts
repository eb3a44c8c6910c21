import { describe, expect, it } from 'vitest';
import { sampleProblem, sampleReport } from '../testing/sample-report.ts';
import { formatJunit } from './format-junit.ts';

describe('JUnit', () => {
  it('has a suite for each file: a passed case for a clean one, a failed case for each problem', () => {
    const text = formatJunit(sampleReport([sampleProblem(), sampleProblem({ severity: 'warning' })]));
    expect(text).toContain('<testsuites name="validate" tests="3" failures="2" errors="0" time="0">');
    expect(text).toContain('<testsuite name="pages/home.json" tests="2" failures="2"');
    expect(text).toContain('<testcase name="no problems" classname="site.config.json" time="0"/>');
    expect(text.match(/<failure type="error"/g)).toHaveLength(1);
  });

  it('does not fail for what is only worth knowing', () => {
    const text = formatJunit(sampleReport([sampleProblem({ severity: 'info' })]));
    expect(text).toContain('failures="0"');
    expect(text).toContain('<system-out>pages/home.json:2:3 info');
  });

  it('escapes what XML keeps for itself and leaves out what it cannot say', () => {
    const text = formatJunit(sampleReport([sampleProblem({ message: '<b> & "x"\u0007' })]));
    expect(text).toContain('message="&lt;b&gt; &amp; &quot;x&quot;\uFFFD"');
  });
});
