import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EditConflictError } from '#data/admin/edited-fields.ts';
import { planMutation } from '#data/plans/plan-admin-queries.ts';
import { createPlan, updatePlan } from '#data/plans/plan-writes.ts';
import { errorCode } from '#domain/app-error.ts';
import {
  draftOfPlan,
  newPlanDraft,
  planBounds,
  planIntervals,
  planProblemFields,
  readPlanDraft,
} from '#domain/subscription-plan.ts';
import type { PlanDraft, PlanProblem, SubscriptionPlan } from '#domain/subscription-plan.ts';
import { planEditErrors, planSaveErrors } from '#texts/errors/plan-keeping.ts';
import { errorSentence } from '#texts/errors.ts';
import { FormAlert } from '#components/form-alert/form-alert.tsx';
import { useLeaveWarning } from '#components/saving/use-leave-warning.ts';
import { TextArea } from '#components/text-area/text-area.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useRefusal } from '../use-refusal.ts';
import { intervalLabels, planProblemTexts } from './plan-texts.ts';

interface PlanDialogProps {
  uid: string;
  /** What is edited; null makes a new one. */
  plan: SubscriptionPlan | null;
  onClose: () => void;
}

/** Makes a plan or edits one. */
export function PlanDialog({ uid, plan, onClose }: PlanDialogProps) {
  const toast = useToast();
  const onRefused = useRefusal();
  const start = plan ? draftOfPlan(plan) : newPlanDraft;
  const [draft, setDraft] = useState(start);
  const [problems, setProblems] = useState<readonly PlanProblem[]>([]);
  const saving = useMutation({
    ...planMutation(useQueryClient(), (next: PlanDraft) =>
      plan ? updatePlan(uid, plan, next) : createPlan(uid, next),
    ),
    onError: onRefused,
  });
  useLeaveWarning(JSON.stringify(draft) !== JSON.stringify(start));

  const change = (changes: Partial<PlanDraft>) => {
    setDraft((known) => ({ ...known, ...changes }));
    setProblems((known) => known.filter((problem) => !(planProblemFields[problem] in changes)));
  };
  const errorOf = (field: keyof PlanDraft) => {
    const problem = problems.find((known) => planProblemFields[known] === field);
    return problem && planProblemTexts[problem];
  };
  const close = () => {
    if (!saving.isPending) onClose();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isPending) return;
    const found = readPlanDraft(draft).problems;
    setProblems(found);
    const [first] = found;
    if (first) {
      const field = event.currentTarget.elements.namedItem(planProblemFields[first]);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    saving.mutate(draft, {
      onSuccess: () => {
        toast(plan ? 'Plano salvo' : 'Plano criado');
        onClose();
      },
    });
  };

  return (
    <Dialog title={plan ? 'Editar plano' : 'Novo plano'} open onClose={close} closeLabel="Fechar">
      <form noValidate onSubmit={submit} className="mt-2 flex flex-col gap-4">
        <TextField
          label="Nome"
          name="name"
          required
          autoComplete="off"
          maxLength={planBounds.name}
          value={draft.name}
          onChange={(event) => {
            change({ name: event.target.value });
          }}
          error={errorOf('name')}
        />
        <TextArea
          label="Descrição"
          name="description"
          rows={3}
          maxLength={planBounds.description}
          value={draft.description}
          onChange={(description) => {
            change({ description });
          }}
        />
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            label="Preço (R$)"
            name="price"
            required
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            placeholder="29,90"
            value={draft.price}
            onChange={(event) => {
              change({ price: event.target.value });
            }}
            error={errorOf('price')}
          />
          <SelectField
            label="Cobrança"
            value={draft.interval}
            options={planIntervals.map((value) => ({ value, label: intervalLabels[value] }))}
            onChange={(interval) => {
              change({ interval });
            }}
          />
        </div>
        <TextField
          label="Preço no Stripe"
          name="stripePriceId"
          autoComplete="off"
          spellCheck={false}
          maxLength={planBounds.stripePriceId}
          placeholder="price_..."
          value={draft.stripePriceId}
          onChange={(event) => {
            change({ stripePriceId: event.target.value });
          }}
          error={errorOf('stripePriceId')}
          hint="É este preço que o Stripe cobra: mantenha o valor igual ao de cima."
        />
        <TextArea
          label="Vantagens"
          name="features"
          rows={4}
          maxLength={planBounds.features * planBounds.feature}
          value={draft.features}
          onChange={(features) => {
            change({ features });
          }}
          error={errorOf('features')}
          hint="Uma por linha."
        />
        <div>
          <Option
            label="À venda"
            lead="Sem isto, o plano aparece como ‘Em breve’."
            checked={draft.isActive}
            onChange={(isActive) => {
              change({ isActive });
            }}
          />
          <Option
            label="Na lista de planos"
            lead="Aparece na página do clube."
            checked={draft.listed}
            onChange={(listed) => {
              change({ listed });
            }}
          />
          <Option
            label="Mais Popular"
            lead="Recebe o selo de destaque."
            checked={draft.featured}
            onChange={(featured) => {
              change({ featured });
            }}
          />
        </div>
        <FormAlert
          text={
            saving.error && !saving.isPending
              ? errorSentence(
                  saving.error instanceof EditConflictError ? planEditErrors : planSaveErrors,
                  errorCode(saving.error),
                )
              : ''
          }
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" aria-disabled={saving.isPending} onClick={close}>
            Cancelar
          </Button>
          <Button type="submit" aria-disabled={saving.isPending}>
            {saving.isPending ? 'Salvando...' : 'Salvar'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Option({
  label,
  lead,
  checked,
  onChange,
}: {
  label: string;
  lead: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <Switch checked={checked} onChange={onChange}>
      <span className="font-semibold">{label}</span>
      <span className="block text-sm text-ink-muted">{lead}</span>
    </Switch>
  );
}
