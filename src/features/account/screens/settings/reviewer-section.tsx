import { saveReviewerProfile } from '#features/reviews/data/reviewer-writes.ts';
import type { User } from '#features/account/model/user.ts';
import { CardSection } from '#ui/card-section.tsx';
import { Switch } from '#ui/switch.tsx';
import { ProfileSavingOutcome } from './own-outcome.tsx';
import { pendingAccountNote, SectionNote } from './section-note.tsx';
import { useSaving } from './use-saving.ts';

/** Section that controls whether readers of a review can see data about its author. */
export function ReviewerSection({ user }: { user: User }) {
  const saving = useSaving((isShown: boolean) => saveReviewerProfile(user.uid, isShown));
  const stored = user.preferences.reviewerProfile;
  // The optimistic value unless the save failed.
  const isChecked = saving.isPending || saving.isSuccess ? saving.variables : stored;
  return (
    <CardSection
      title="Seu perfil nas avaliações"
      lead="Quem tocar no seu nome em uma avaliação vê o seu primeiro nome, desde quando você está no guia e quantas avaliações fez. Nada mais. Você pode mudar de ideia quando quiser."
    >
      {user.status === 'active' ? (
        <>
          <Switch
            checked={isChecked}
            onChange={(checked) => {
              if (!saving.isPending) saving.mutate(checked);
            }}
          >
            Mostrar quantas avaliações fiz a quem lê uma delas.
          </Switch>
          <ProfileSavingOutcome saving={saving} />
        </>
      ) : (
        <SectionNote>{pendingAccountNote}</SectionNote>
      )}
    </CardSection>
  );
}
