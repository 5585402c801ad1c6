/** Whether a word, or its beginning, was typed with one letter wrong, missing, added or swapped with its neighbour. */
export function mistyped(word: string, typed: string): 'whole' | 'begins' | null {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const rest = (from: number, at: number) => (word.startsWith(typed.slice(from), at) ? at + typed.length - from : -1);
  const swapped = typed[same] === word[same + 1] && typed[same + 1] === word[same];
  const end = Math.max(
    rest(same + 1, same + 1),
    rest(same, same + 1),
    rest(same + 1, same),
    swapped ? rest(same + 2, same + 2) : -1,
  );
  if (end === -1) return null;
  return end >= word.length ? 'whole' : 'begins';
}
