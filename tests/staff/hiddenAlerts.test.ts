import { describe, expect, it } from 'vitest';
import { hiddenAlerts, type RankedAlert } from '../../src/staff/editor/alert/hiddenAlerts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour));

/** An important alert from one hour of a day until another. */
const important = (id: string, from: number, until: number): RankedAlert => ({
  id,
  level: 'important',
  starts_at: at(from).toISOString(),
  ends_at: at(until).toISOString(),
});

const emergency = (id: string, from: number, until: number): RankedAlert => ({
  ...important(id, from, until),
  level: 'emergency',
});

const NONE = { itself: false, others: [] };

describe('a new alert', () => {
  it('hides none beside one other', () => {
    expect(hiddenAlerts(important('new', 9, 12), [important('a', 8, 12)])).toEqual(NONE);
  });

  it('waits while two emergencies are up', () => {
    const others = [emergency('a', 8, 12), emergency('b', 8, 12)];
    expect(hiddenAlerts(important('new', 9, 12), others)).toEqual({ itself: true, others: [] });
  });

  it('hides the older of two important ones', () => {
    const [older, newer] = [important('older', 7, 12), important('newer', 8, 12)];
    const result = hiddenAlerts(important('new', 9, 12), [older, newer]);
    expect(result).toEqual({ itself: false, others: [older] });
  });

  it('as an emergency, hides an important one that starts later', () => {
    const [first, later] = [emergency('first', 8, 12), important('later', 10, 12)];
    const result = hiddenAlerts(emergency('new', 9, 12), [first, later]);
    expect(result).toEqual({ itself: false, others: [later] });
  });

  it('waits from the start of the second emergency on', () => {
    const others = [emergency('a', 8, 12), emergency('b', 11, 12)];
    expect(hiddenAlerts(important('new', 9, 12), others).itself).toBe(true);
  });

  it('hides none where the others follow each other', () => {
    const others = [important('a', 8, 10), important('b', 10, 12)];
    expect(hiddenAlerts(important('new', 9, 12), others)).toEqual(NONE);
  });

  it('does not count an alert that is hidden without it', () => {
    const others = [emergency('a', 8, 12), emergency('b', 8, 12), important('hidden', 8, 12)];
    expect(hiddenAlerts(emergency('new', 13, 14), others)).toEqual(NONE);
  });
});
