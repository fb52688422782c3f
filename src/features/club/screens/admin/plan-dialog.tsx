import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EditConflictError } from '#features/audit/data/edited-fields.ts';
import { planMutation } from '#features/club/data/plan-admin-queries.ts';
import { createPlan, updatePlan } from '#features/club/data/plan-writes.ts';
import {
  toPlanDraft,
  newPlanDraft,
  planProblemFields,
  readPlanDraft,
} from '#features/club/model/plan-draft.ts';
import { planBounds, planIntervals } from '#features/club/model/subscription-plan.ts';
import type { PlanDraft } from '#features/club/model/plan-draft.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import { planEditErrors, planSaveErrors } from '#features/club/panel-texts.ts';
import { useLeaveWarning } from '#ui/form/use-leave-warning.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { textLength } from '#shared/text/text-length.ts';
import { Dialog } from '#ui/dialog.tsx';
import { optionsOf, SelectField } from '#ui/form/select-field.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { problemsByField } from '#ui/form/problems-by-field.ts';
import { useForm } from '#ui/form/use-form.ts';
import { intervalLabels, planProblemTexts } from './plan-texts.ts';

interface PlanDialogProps {
  uid: string;
  /** The edited plan; null creates one. */
  plan: SubscriptionPlan | null;
  onClose: () => void;
}

/** Renders the form that creates or edits a plan. */
export function PlanDialog({ uid, plan, onClose }: PlanDialogProps) {
  const toast = useToast();
  const initialDraft = plan ? toPlanDraft(plan) : newPlanDraft;
  const saveMutation = useMutation({
    ...planMutation(useQueryClient(), (nextDraft: PlanDraft) =>
      plan ? updatePlan(uid, plan, nextDraft) : createPlan(uid, nextDraft),
    ),
  });
  const form = useForm<PlanDraft>({
    start: initialDraft,
    sentences: (error) => (error instanceof EditConflictError ? planEditErrors : planSaveErrors),
    problemsOf: (draft) =>
      problemsByField(readPlanDraft(draft).problems, planProblemFields, planProblemTexts),
    onSubmit: async (draft) => {
      await saveMutation.mutateAsync(draft);
      toast(plan ? 'Plano salvo' : 'Plano criado');
      onClose();
    },
  });
  useLeaveWarning(form.isDirty);

  return (
    <Dialog title={plan ? 'Editar plano' : 'Novo plano'} onClose={onClose} isBusy={form.isBusy}>
      <Form form={form} className="mt-2 flex flex-col gap-4">
        <TextField
          label="Nome"
          required
          autoComplete="off"
          maxLength={planBounds.name}
          {...form.field('name')}
        />
        <TextArea
          label="Descrição"
          rows={3}
          measure={textLength(planBounds.description)}
          {...form.field('description')}
        />
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            label="Preço (R$)"
            required
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            placeholder="29,90"
            {...form.field('price')}
          />
          <SelectField
            label="Cobrança"
            {...form.field('interval')}
            options={optionsOf(planIntervals, intervalLabels)}
          />
        </div>
        <TextField
          label="Preço no Stripe"
          autoComplete="off"
          spellCheck={false}
          maxLength={planBounds.stripePriceId}
          placeholder="price_..."
          {...form.field('stripePriceId')}
          hint="É este preço que o Stripe cobra: mantenha o valor igual ao de cima."
        />
        <TextArea
          label="Benefícios"
          rows={4}
          measure={textLength(planBounds.features * planBounds.feature)}
          {...form.field('features')}
          hint="Uma por linha."
        />
        <div>
          <PlanSwitch
            label="À venda"
            lead="Sem isto, o plano aparece como “Em breve”."
            {...form.toggle('isActive')}
          />
          <PlanSwitch
            label="Na lista de planos"
            lead="Aparece na página do clube."
            {...form.toggle('listed')}
          />
          <PlanSwitch
            label="Mais Popular"
            lead="Recebe o selo de destaque."
            {...form.toggle('featured')}
          />
        </div>
        <FormActions form={form} busyLabel="Salvando..." onCancel={onClose}>
          Salvar
        </FormActions>
      </Form>
    </Dialog>
  );
}

function PlanSwitch({
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
