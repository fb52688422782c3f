export function optionId(listId: string, position: number): string {
  return `${listId}-${position}`;
}
