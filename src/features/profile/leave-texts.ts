/** Returns the warning about pending changes that are lost by signing out. */
export function lostChangesText(count: number): string {
  return count === 1
    ? '1 alteração ainda não foi enviada e será perdida.'
    : `${count} alterações ainda não foram enviadas e serão perdidas.`;
}
