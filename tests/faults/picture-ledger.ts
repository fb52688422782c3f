/**
 * What the clients of a picture server were told, and so what must be true whatever happens to the server.
 * kept: acknowledged, and nobody asked to remove it. gone: its removal was acknowledged. either: somebody
 * asked for its removal and has no answer, or it came while its folder was being removed.
 */
export type PictureState = 'kept' | 'gone' | 'either';

export interface KnownPicture {
  placeId: string;
  /** Name of the largest file. */
  filename: string;
  state: PictureState;
}

export interface PictureLedger {
  pictures: () => KnownPicture[];
  find: (placeId: string, filename: string) => KnownPicture | undefined;
  /** Call before sending an upload; the function given back takes the names that were acknowledged. */
  beginUpload: (placeId: string) => (filenames: readonly string[]) => void;
  /** Call before asking for a removal; the function given back is called when it was acknowledged. */
  beginRemoval: (picture: KnownPicture) => () => void;
  beginFolderRemoval: (placeId: string) => () => void;
  /** After a restart, when nothing is under way: what lies there stays, what does not stays away. */
  settle: (placeId: string, present: readonly string[]) => void;
}

export function pictureLedger(): PictureLedger {
  const known = new Map<string, KnownPicture>();
  /** How often removal of a folder was begun, and how many of those have no answer. */
  const folders = new Map<string, { begun: number; open: number }>();
  const keyOf = (placeId: string, filename: string) => `${placeId}/${filename}`;
  const folderOf = (placeId: string) => {
    const folder = folders.get(placeId) ?? { begun: 0, open: 0 };
    folders.set(placeId, folder);
    return folder;
  };
  const write = (picture: KnownPicture) => {
    known.set(keyOf(picture.placeId, picture.filename), picture);
  };
  const ofPlace = (placeId: string) =>
    [...known.values()].filter((picture) => picture.placeId === placeId);

  return {
    pictures: () => [...known.values()],
    find: (placeId, filename) => known.get(keyOf(placeId, filename)),

    beginUpload(placeId) {
      const folder = folderOf(placeId);
      const before = { ...folder };
      return (filenames) => {
        const isMeanwhile = before.open > 0 || folder.begun !== before.begun;
        for (const filename of filenames) {
          write({ placeId, filename, state: isMeanwhile ? 'either' : 'kept' });
        }
      };
    },

    beginRemoval(picture) {
      picture.state = 'either';
      return () => {
        picture.state = 'gone';
      };
    },

    beginFolderRemoval(placeId) {
      const folder = folderOf(placeId);
      folder.begun += 1;
      folder.open += 1;
      const leaving = ofPlace(placeId).filter(({ state }) => state !== 'gone');
      for (const picture of leaving) picture.state = 'either';
      return () => {
        folder.open -= 1;
        for (const picture of leaving) picture.state = 'gone';
      };
    },

    settle(placeId, present) {
      folderOf(placeId).open = 0;
      for (const picture of ofPlace(placeId)) {
        if (picture.state === 'either') {
          picture.state = present.includes(picture.filename) ? 'kept' : 'gone';
        }
      }
      for (const filename of present) {
        if (!known.has(keyOf(placeId, filename))) write({ placeId, filename, state: 'kept' });
      }
    },
  };
}
