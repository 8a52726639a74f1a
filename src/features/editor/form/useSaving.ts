import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { queryClient } from '../../../lib/http/queryClient';
import { type Result, ServiceError, unwrap } from '../../../lib/http/result';
import { needsSignIn, type SignInAgain, useSignInAgain } from '../../auth/session/signInAgain';

/** Saves; when the session is over, asks for a sign-in and goes on by itself as often as needed. */
async function saveWithSignIn<Item>(
  store: () => Promise<Result<Item>>,
  signInAgain: SignInAgain,
): Promise<Item> {
  for (;;) {
    const result = await store();
    if (result.success || !needsSignIn(result.code)) return unwrap(result);
    if (!(await signInAgain(result.code))) return unwrap(result);
  }
}

interface Options<Values, Item> {
  store: (values: Values) => Promise<Result<Item>>;
  onSaved: (item: Item) => void;
  onRefused?: (error: ServiceError) => void;
}

/** Saving for every form: once per click however fast the clicks, with a sign-in in between. */
export function useSaving<Values, Item>({ store, onSaved, onRefused }: Options<Values, Item>) {
  const signInAgain = useSignInAgain();
  const running = useRef(false);
  const saved = useRef(false);
  const saving = useMutation<Item, Error, Values>(
    {
      mutationFn: (values) => saveWithSignIn(() => store(values), signInAgain),
      onSettled: () => {
        running.current = false;
      },
    },
    queryClient,
  );
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
