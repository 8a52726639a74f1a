import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Result, ServiceError, unwrap } from '../../lib/http/result';
import { useReauthentication } from '../auth/session/reauthentication';

interface Options<Values, Item> {
  store: (values: Values) => Promise<Result<Item>>;
  onSaved: (item: Item) => void;
  onRefused?: (error: ServiceError) => void;
}

/** Saving for every form: once per click however fast the clicks, with a sign-in in between. */
export function useSaving<Values, Item>({ store, onSaved, onRefused }: Options<Values, Item>) {
  const reauthenticated = useReauthentication();
  const running = useRef(false);
  const saved = useRef(false);
  const saving = useMutation<Item, Error, Values>({
    mutationFn: async (values) => unwrap(await reauthenticated(() => store(values))),
    onSettled: () => {
      running.current = false;
    },
  });
  const save = (values: Values) => {
    // A second click can come before the first has drawn the button as busy.
    if (running.current || saved.current) return;
    running.current = true;
    saving.mutate(values, {
      onSuccess: (item) => {
        saved.current = true;
        onSaved(item);
      },
      onError: (error) => {
        if (error instanceof ServiceError) onRefused?.(error);
      },
    });
  };
  return { save, busy: saving.isPending, error: saving.error, isSaved: () => saved.current };
}
