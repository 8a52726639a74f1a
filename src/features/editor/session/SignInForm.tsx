import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useReducer } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../lib/queryClient';
import { unwrap } from '../../../lib/result';
import { type Admin, signIn } from '../../../services/auth';
import { Button } from '../../../ui/Button';
import { ErrorSummary } from '../../../ui/ErrorSummary';
import { Field } from '../../../ui/Field';
import { FailureCallout } from '../FailureCallout';
import { useSummary } from '../useSummary';
import { PasswordField } from './PasswordField';
import styles from './SignInForm.module.css';
import { knowAdmin } from './sessionQuery';
import { type SignInValues, signInOrder, signInSchema } from './signInSchema';

interface Props {
  submit: string;
  onSignedIn: (admin: Admin) => void;
  onCancel?: () => void;
}

const ID = 'sign-in';

/** Values, problems and sending of the sign-in. What was typed stays when it fails. */
function useSignIn(onSignedIn: Props['onSignedIn']) {
  const [attempt, countAttempt] = useReducer((count: number) => count + 1, 0);
  const { register, handleSubmit, formState } = useForm<SignInValues>({
    resolver: zodResolver(signInSchema),
    defaultValues: { identifier: '', password: '' },
    shouldFocusError: false,
  });
  const { error, isPending, mutate } = useMutation(
    {
      mutationFn: async (values: SignInValues) => unwrap(await signIn(values)),
      onSuccess: async (admin) => {
        await knowAdmin(admin);
        onSignedIn(admin);
      },
    },
    queryClient,
  );
  const send = handleSubmit((values) => {
    if (!isPending) mutate(values);
  }, countAttempt);
  const summary = useSummary(ID, signInOrder, formState.errors);
  return { attempt, register, summary, error, isPending, send };
}

/** E-mail or phone and password (spec 2, Login). */
export function SignInForm({ submit, onSignedIn, onCancel }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const { attempt, register, summary, error, isPending, send } = useSignIn(onSignedIn);
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <ErrorSummary errors={summary.list} attempt={attempt} />
      <FailureCallout error={error} />
      <Field label={t('signIn.identifier')} name={`${ID}-identifier`} error={summary.of.identifier}>
        {(control) => (
          <input
            {...control}
            {...register('identifier')}
            type="text"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <PasswordField
        id={`${ID}-password`}
        field={register('password')}
        error={summary.of.password}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={isPending}>
          {isPending ? t('signIn.busy') : submit}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {t('form.cancel', { ns: 'common' })}
          </Button>
        )}
      </div>
    </form>
  );
}
