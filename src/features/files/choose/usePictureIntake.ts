import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PictureError, type PictureProblem } from '../compress/outcome';
import { compress } from '../compress/pictures';
import { newId, type PictureValue } from '../save/values';
import { useReportPreparing } from './preparing';

/** What a field says of a file that was chosen. */
export interface IntakeItem {
  id: string;
  name: string;
  state: 'preparing' | 'firstFrame' | IntakeProblem;
}

type IntakeProblem = PictureProblem | 'duplicate';

interface Options {
  /** Bytes (spec 9). */
  maxBytes: number;
  /** Takes a picture that is ready, unless it is there already. */
  onPicture: (picture: PictureValue) => 'taken' | 'duplicate';
}

/** Prepares chosen files one after the other and says what becomes of each. */
export function usePictureIntake({ maxBytes, onPicture }: Options) {
  const [items, setItems] = useState<IntakeItem[]>([]);
  useReportPreparing(items.some(({ state }) => state === 'preparing'));
  const running = useRef(new Map<string, AbortController>());
  // What is being prepared outlives the drawing that started it, and has to meet the newest value.
  const take = useRef(onPicture);
  useLayoutEffect(() => {
    take.current = onPicture;
  });
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  const dismiss = (id: string) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    setItems((before) => before.filter((item) => item.id !== id));
  };
  const say = (id: string, state: IntakeItem['state']) =>
    setItems((before) => before.map((item) => (item.id === id ? { ...item, state } : item)));

  const prepare = async (id: string, file: File) => {
    const controller = new AbortController();
    running.current.set(id, controller);
    try {
      const {
        file: made,
        fingerprint,
        firstFrameOnly,
      } = await compress(file, { maxBytes }, controller.signal);
      if (controller.signal.aborted) return;
      const picture = { id: newId(), file: made, source: file, fingerprint, alt: '', caption: '' };
      if (take.current(picture) === 'duplicate') say(id, 'duplicate');
      else if (firstFrameOnly) say(id, 'firstFrame');
      else dismiss(id);
    } catch (cause) {
      if (controller.signal.aborted) return;
      say(id, cause instanceof PictureError ? cause.problem : 'failed');
    } finally {
      running.current.delete(id);
    }
  };

  /** Begins with these files; what was said of earlier ones goes. */
  const add = (files: File[]) => {
    const fresh = files.map((file) => ({ id: newId(), file }));
    setItems((before) => [
      ...before.filter(({ state }) => state === 'preparing'),
      ...fresh.map(({ id, file }) => ({ id, name: file.name, state: 'preparing' as const })),
    ]);
    for (const { id, file } of fresh) void prepare(id, file);
  };

  return { items, add, dismiss };
}
