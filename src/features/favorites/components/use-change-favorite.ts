import { useQueryClient } from '@tanstack/react-query';
import { favoriteMutation } from '#features/favorites/data/favorite-queries.ts';
import { useChangeMark } from '#features/marks/components/use-change-mark.ts';
import { favoriteFailureText, pendingAccountText } from './favorite-texts.ts';

const sentences = { pendingAccount: pendingAccountText, failure: favoriteFailureText };

/** Returns a function that saves or removes a favourite of a user (useChangeMark()). */
export function useChangeFavorite() {
  return useChangeMark(favoriteMutation(useQueryClient()), sentences);
}
