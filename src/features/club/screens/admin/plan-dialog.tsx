import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EditConflictError } from '#features/audit/data/audited-record.ts';
import { planMutation } from '#features/club/data/plan-admin-queries.ts';
import { createPlan, updatePlan } from '#features/club/data/plan-writes.ts';
import {
  toPlanDraft,
  newPlanDraft,
  planProblemFields,
  readPlanDraft,
} from '#features/club/model/plan-draft.ts';
import {
  maxPlanFeatureLength,
  maxPlanFeatures,
  planIntervals,
  planRecord,
} from '#features/club/model/subscription-plan.ts';
import type { PlanDraft } from '#features/club/model/plan-draft.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import * as texts from '#features/club/panel-texts.ts';
import { intervalLabels, planProblemTexts } from '#features/club/panel-texts.ts';
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
import { TranslationsSection } from '#features/language/components/translation-fields.tsx';

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
    sentences: (error) =>
      error instanceof EditConflictError ? texts.planEditErrors : texts.planSaveErrors,
    problemsOf: (draft) =>
      problemsByField(readPlanDraft(draft).problems, planProblemFields, planProblemTexts),
    onSubmit: async (draft) => {
      await saveMutation.mutateAsync(draft);
      toast(plan ? texts.planSaved : texts.planCreated);
      onClose();
    },
  });
  useLeaveWarning(form.isDirty);

  return (
    <Dialog title={plan ? texts.editPlan : texts.newPlan} onClose={onClose} isBusy={form.isBusy}>
      <Form form={form} className="mt-2 flex flex-col gap-4">
        <TextField
          label={texts.planNameLabel}
          required
          autoComplete="off"
          maxLength={planRecord.fields.name.maxLength}
          {...form.field('name')}
        />
        <TextArea
          label={texts.planDescriptionLabel}
          rows={3}
          measure={textLength(planRecord.fields.description.maxLength)}
          {...form.field('description')}
        />
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            label={texts.planPriceLabel}
            required
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            placeholder="29,90"
            {...form.field('price')}
          />
          <SelectField
            label={texts.planIntervalLabel}
            {...form.field('interval')}
            options={optionsOf(planIntervals, intervalLabels)}
          />
        </div>
        <TextField
          label={texts.stripePriceLabel}
          autoComplete="off"
          spellCheck={false}
          maxLength={planRecord.fields.stripePriceId.maxLength}
          placeholder={texts.stripePriceExample}
          {...form.field('stripePriceId')}
          hint={texts.stripePriceHint}
        />
        <TextArea
          label={texts.planBenefitsLabel}
          rows={4}
          measure={textLength(maxPlanFeatures * maxPlanFeatureLength)}
          {...form.field('features')}
          hint={texts.planBenefitsHint}
        />
        <TranslationsSection
          field={planRecord.fields.translations}
          labels={{
            name: texts.planNameLabel,
            description: texts.planDescriptionLabel,
            features: texts.planBenefitsLabel,
          }}
          rows={{ description: 3, features: 4 }}
          {...form.field('translations')}
        />
        <div>
          <PlanSwitch
            label={texts.onSaleLabel}
            lead={texts.onSaleHint}
            {...form.toggle('isActive')}
          />
          <PlanSwitch
            label={texts.listedLabel}
            lead={texts.listedHint}
            {...form.toggle('listed')}
          />
          <PlanSwitch
            label={texts.featuredLabel}
            lead={texts.featuredHint}
            {...form.toggle('featured')}
          />
        </div>
        <FormActions form={form} busyLabel={texts.savingPlan} onCancel={onClose}>
          {texts.savePlan}
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
