/** Common short forms of given names in the US, each line one name. Compiled by hand for this project. */
const groups = `
abigail abby gail
albert al bert
alexander alex xander sasha
alexandra alex lexi sandra
andrew andy drew
anthony tony
barbara barb
benjamin ben benny
catherine kate katie cathy cat
charles charlie chuck chas
christina chris tina chrissy
christopher chris topher kit
daniel dan danny
david dave davey
deborah deb debbie
donald don donny
dorothy dot dottie
edward ed eddie ted ned
elizabeth liz beth lizzie betty eliza lisa
eugene gene
francis frank frankie fran
gabriel gabe
gerald gerry jerry
gregory greg
henry hank harry
jacob jake
james jim jimmy jamie
jennifer jen jenny
jessica jess jessie
john jack johnny jon
jonathan jon nathan
joseph joe joey
joshua josh
katherine kate katie kathy kat
kenneth ken kenny
kimberly kim
lawrence larry
leonard leo len lenny
margaret maggie meg peggy marge
matthew matt
michael mike mick mickey mikey
nathaniel nate nathan
nicholas nick nicky
pamela pam
patricia pat patty trish
patrick pat paddy
peter pete
philip phil
rebecca becca becky
richard rick dick rich ricky
robert rob bob bobby robbie bert
ronald ron ronny
samantha sam
samuel sam sammy
stephanie steph
stephen steve
steven steve
susan sue susie
theodore ted teddy theo
theresa terry tess
thomas tom tommy
timothy tim timmy
victoria vicky tori
vincent vince vinny
walter walt
william will bill billy willy liam
zachary zach zack
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

/** The full names and short forms that may be the same name as a folded one, as "mike" for "michael". */
export function shortFormsOf(name: string): readonly string[] {
  const same = groups.filter(([full, ...short]) => full === name || short.includes(name))
  const forms = same.flatMap(([full = '', ...short]) => (full === name ? short : [full]))
  return [...new Set(forms)]
}
