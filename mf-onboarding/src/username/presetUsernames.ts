/** Invented names, so that a generated username is never a real one. */
export const presetUsernames: readonly string[] = [
  'AmberAcorn',
  'BalmyBadger',
  'BeamingBirch',
  'BouncyBiscuit',
  'BraveBluebell',
  'BreezyBeetle',
  'BrightBramble',
  'CalmClover',
  'CandidCanary',
  'CheeryChestnut',
  'CloudyCocoa',
  'CopperComet',
  'CosyCricket',
  'CuriousCurlew',
  'DaringDaisy',
  'DewyDandelion',
  'DreamyDragonfly',
  'EagerEgret',
  'EarnestElm',
  'FairFern',
  'FearlessFinch',
  'FlickerFirefly',
  'FluffyFig',
  'FrostyFoxglove',
  'GentleGecko',
  'GinghamGoose',
  'GleamingGinkgo',
  'GoldenGorse',
  'HappyHazel',
  'HonestHeron',
  'HummingHoney',
  'IndigoIris',
  'JazzyJuniper',
  'JollyJasmine',
  'KeenKestrel',
  'KindKiwi',
  'LivelyLark',
  'LoyalLantern',
  'LuckyLavender',
  'MapleMoth',
  'MellowMagpie',
  'MerryMarigold',
  'MintyMeadow',
  'MistyMuffin',
  'MossyMarmot',
  'NeatNutmeg',
  'NimbleNewt',
  'NobleNettle',
  'OakenOtter',
  'OpenOrchid',
  'PatientPuffin',
  'PebblePenguin',
  'PeppyPlum',
  'PlayfulPoppy',
  'PoliteParsnip',
  'QuietQuail',
  'QuirkyQuince',
  'RadiantRadish',
  'RosyRobin',
  'RustlingReed',
  'SandySparrow',
  'SereneSage',
  'SilverSnail',
  'SteadyStarling',
  'SunnySorrel',
  'TenderThistle',
  'TidyTurnip',
  'TwinklyTulip',
  'VelvetViolet',
  'WarmWillow',
  'WiseWalnut',
  'WittyWren',
  'YellowYarrow',
  'ZestyZinnia',
]

/** Numbers that follow a preset which is taken, each larger, so that one of a few tries is free. */
const LARGEST_NUMBERS = [99, 999, 99_999, 9_999_999]

/** A preset other than `previous`, without its number. `random` returns a number in [0, 1). */
function otherPreset(previous: string, random: () => number): string {
  const before = previous.replace(/\d+$/, '')
  const others = presetUsernames.filter((name) => name !== before)
  return others[Math.floor(random() * others.length)] ?? before
}

/**
 * An invented name other than `previous` that is free: a preset, with a number if it is taken. After some tries, the last
 * one is returned whether it is free or not.
 * @param random returns a number in [0, 1)
 */
export async function proposeUsername(
  previous: string,
  isFree: (username: string) => Promise<boolean>,
  random: () => number = Math.random,
): Promise<string> {
  const preset = otherPreset(previous, random)
  let name = preset
  for (const largest of LARGEST_NUMBERS) {
    if (await isFree(name)) return name
    name = `${preset}${2 + Math.floor(random() * (largest - 1))}`
  }
  return name
}
