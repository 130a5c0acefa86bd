import { describe, expect, it } from 'vitest';
import { ThroughputMeter } from './throughput.ts';

const total = 100_000;
const progress = (acknowledged: number) => ({ acknowledged, total });

describe('the pace of a transfer', () => {
  it('is what was acknowledged in the time, and what is left at that rate', () => {
    const meter = new ThroughputMeter();
    expect(meter.add(progress(1000), 0)).toBeNull();
    expect(meter.add(progress(2000), 100)).toBeNull();
    expect(meter.add(progress(11_000), 1000)).toEqual({ rate: 10_000, secondsLeft: 8.9 });
  });

  it('goes by the last ten seconds', () => {
    const meter = new ThroughputMeter();
    for (let second = 0; second <= 30; second += 1) meter.add(progress(second * 100), second * 1000);
    let pace = meter.add(progress(4000), 31_000);
    for (let second = 1; second <= 10; second += 1) {
      pace = meter.add(progress(4000 + second * 1000), (31 + second) * 1000);
    }
    expect(pace?.rate).toBe(1000);
  });

  it('is not known while nothing is acknowledged', () => {
    const meter = new ThroughputMeter();
    meter.add(progress(1000), 0);
    expect(meter.add(progress(1000), 5000)).toBeNull();
  });

  it('begins again with another transfer', () => {
    const meter = new ThroughputMeter();
    meter.add(progress(0), 0);
    meter.add(progress(50_000), 1000);
    expect(meter.add(progress(0), 60_000)).toBeNull();
    expect(meter.add(progress(1000), 61_000)?.rate).toBe(1000);
  });
});
