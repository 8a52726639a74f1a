import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Result, ServiceError, unwrap } from '../../lib/http/result';
import { useReauthentication } from '../auth/session/useReauthentication';

interface Options<Values, Saved> {
  mutationFn: (values: Values) => Promise<Result<Saved>>;
  onSaved: (saved: Saved) => void;
  onFailed?: (error: ServiceError) => void;
}

/**
 * The mutation of a form that saves: runs once however fast the clicks, and again after a new sign-in
 * where the session is over.
 */
export function useSaving<Values, Saved>({
  mutationFn,
  onSaved,
  onFailed,
}: Options<Values, Saved>) {
  const reauthenticated = useReauthentication();
  const running = useRef(false);
  const saved = useRef(false);
  const saving = useMutation<Saved, Error, Values>({
    mutationFn: async (values) => unwrap(await reauthenticated(() => mutationFn(values))),
    onSettled: () => {
      running.current = false;
    },
  });
  const mutate = (values: Values) => {
    // A second click can come before the button is rendered as busy.
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
