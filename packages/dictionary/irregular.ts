/** Irregular forms as `base: form form`, one word per line. */
const table = `
be: am is are was were been being
have: has had
do: does did done
go: goes went gone
say: said
make: made
take: took taken
come: came
see: saw seen
know: knew known
get: got gotten
give: gave given
find: found
think: thought
tell: told
become: became
show: shown
leave: left
feel: felt
put: putting
bring: brought
begin: began begun beginning
keep: kept
hold: held
write: wrote written
stand: stood
hear: heard
mean: meant
meet: met
run: ran running
pay: paid
sit: sat sitting
speak: spoke spoken
lie: lay lain lying
lead: led
grow: grew grown
lose: lost
fall: fell fallen
send: sent
build: built
understand: understood
draw: drew drawn
break: broke broken
spend: spent
cut: cutting
rise: rose risen
drive: drove driven
buy: bought
wear: wore worn
choose: chose chosen
seek: sought
throw: threw thrown
catch: caught
deal: dealt
win: won
forget: forgot forgotten
lay: laid
sell: sold
fight: fought
bear: bore borne
teach: taught
eat: ate eaten
sing: sang sung
strike: struck stricken
hang: hung
shake: shook shaken
ride: rode ridden
feed: fed
shoot: shot
drink: drank drunk
hit: hitting
arise: arose arisen
fly: flew flown
spread: spreading
sleep: slept
cost: costing
beat: beaten
swim: swam swum
sweep: swept
steal: stole stolen
hide: hid hidden
tear: tore torn
wake: woke woken
awake: awoke awoken
bend: bent
bind: bound
bite: bit bitten
bleed: bled
blow: blew blown
breed: bred
burn: burnt
cling: clung
creep: crept
dig: dug
dive: dove
dream: dreamt
dwell: dwelt
flee: fled
fling: flung
forbid: forbade forbidden
foresee: foresaw foreseen
forgive: forgave forgiven
freeze: froze frozen
grind: ground
kneel: knelt
knit: knitted
lean: leant
leap: leapt
learn: learnt
lend: lent
light: lit
mislead: misled
mistake: mistook mistaken
misunderstand: misunderstood
overcome: overcame
overtake: overtook overtaken
overthrow: overthrew overthrown
prove: proven
ring: rang rung
saw: sawn
sew: sewn
shed: shedding
shine: shone
shrink: shrank shrunk
sink: sank sunk
slay: slew slain
slide: slid
sling: slung
slit: slitting
smell: smelt
sow: sown
speed: sped
spell: spelt
spill: spilt
spin: spun
spit: spat
spoil: spoilt
spring: sprang sprung
stick: stuck
sting: stung
stink: stank stunk
stride: strode stridden
string: strung
strive: strove striven
swear: swore sworn
swell: swollen
swing: swung
thrive: throve thriven
tread: trod trodden
undergo: underwent undergone
undertake: undertook undertaken
undo: undid undone
uphold: upheld
upset: upsetting
weave: wove woven
weep: wept
wind: wound
withdraw: withdrew withdrawn
withhold: withheld
withstand: withstood
wring: wrung
die: dying
tie: tying
child: children
man: men
woman: women
foot: feet
tooth: teeth
goose: geese
mouse: mice
louse: lice
ox: oxen
leaf: leaves
life: lives
wife: wives
knife: knives
half: halves
self: selves
shelf: shelves
wolf: wolves
calf: calves
loaf: loaves
thief: thieves
elf: elves
scarf: scarves
hoof: hooves
analysis: analyses
axis: axes
basis: bases
crisis: crises
diagnosis: diagnoses
ellipsis: ellipses
emphasis: emphases
hypothesis: hypotheses
metamorphosis: metamorphoses
neurosis: neuroses
oasis: oases
parenthesis: parentheses
synopsis: synopses
synthesis: syntheses
thesis: theses
criterion: criteria
phenomenon: phenomena
bacterium: bacteria
curriculum: curricula
datum: data
medium: media
memorandum: memoranda
millennium: millennia
ovum: ova
spectrum: spectra
stratum: strata
symposium: symposia
alumnus: alumni
cactus: cacti
fungus: fungi
nucleus: nuclei
radius: radii
stimulus: stimuli
syllabus: syllabi
alga: algae
antenna: antennae
formula: formulae
larva: larvae
nebula: nebulae
vertebra: vertebrae
appendix: appendices
index: indices
matrix: matrices
vertex: vertices
genus: genera
corpus: corpora
good: better best
well: better best
bad: worse worst
far: farther farthest further furthest
little: less least
many: more most
much: more most
old: elder eldest
`;

const basesByForm = new Map<string, string[]>();
for (const line of table.trim().split('\n')) {
  const [base = '', forms = ''] = line.split(': ');
  for (const form of forms.split(' ')) basesByForm.set(form, [...(basesByForm.get(form) ?? []), base]);
}

/** The base forms of an irregular form, most likely first; empty for other words. */
export const irregularBases = (form: string): readonly string[] => basesByForm.get(form) ?? [];
