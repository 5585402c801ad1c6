/** Uses each token once, however often a screen is shown or rendered: whoever asks again shares the first answer. */
export function oncePerToken<Answer>(use: (token: string) => Promise<Answer>): (token: string) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (token) => {
    const answer = answers.get(token) ?? use(token);
    answers.set(token, answer);
    return answer;
  };
}
