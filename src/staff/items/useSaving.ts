import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Result, ServiceError, unwrap } from '../../lib/http/result';
import { useReauthentication } from '../auth/session/useReauthentication';

interface Options<Values, Saved> {
  mutationFn: (values: Values) => Promise<Result<Saved>>;
  /** Called once, with the data of the success. */
  onSaved: (saved: Saved) => void;
  /** Called after each failure, also when the sign-in was cancelled. */
  onFailed?: (error: ServiceError) => void;
}

/**
 * The mutation of a form that saves. `mutate` ignores calls while it is running and after it has
 * succeeded; when the session has ended it opens the sign-in dialog and retries after the sign-in.
 * @returns `isSaved` is a function, because it is current before the next render
 */
export function useSaving<Values, Saved>({
  mutationFn,
  onSaved,
  onFailed,
}: Options<Values, Saved>) {
  const withReauthentication = useReauthentication();
  const running = useRef(false);
  const saved = useRef(false);
  const saving = useMutation<Saved, Error, Values>({
    mutationFn: async (values) => unwrap(await withReauthentication(() => mutationFn(values))),
    onSettled: () => {
      running.current = false;
    },
  });
  const mutate = (values: Values) => {
    // Refs, because a second click can come before React has rendered the busy button.
    if (running.current || saved.current) return;
    running.current = true;
    saving.mutate(values, {
      onSuccess: (data) => {
        saved.current = true;
        onSaved(data);
      },
      onError: (error) => {
        if (error instanceof ServiceError) onFailed?.(error);
      },
    });
  };
  return { mutate, busy: saving.isPending, error: saving.error, isSaved: () => saved.current };
}
