// Bots by name: a level, and with it perhaps a character, `steady/loyal`.

/** What is known of a game's bots. */
type Bots = { bots: string[]; characters: Record<string, string[]> };

/** A level and a character; of a level alone, no character. */
export function parted(bot: string): [level: string, character: string] {
  const [level = "", character = ""] = bot.split("/");
  return [level, character];
}

/** A level with a character, where it has that. */
export function withCharacter(game: Bots | undefined, level: string, character: string): string {
  return game?.characters[level]?.includes(character) ? `${level}/${character}` : level;
}

/** Whether a game has such a bot. */
export function hasBot(game: Bots, bot: string): boolean {
  const [level, character] = parted(bot);
  return game.bots.includes(level) && withCharacter(game, level, character) === bot;
}
