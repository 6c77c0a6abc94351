import { marketText } from "@/reference/places/market-text";

/**
 * Words that places are called and that a search mostly means otherwise: goods, trades, institutions, ordinary words.
 * A place is ambiguous under a name that is made of nothing else.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `
  aata acetate ad agar agni agriculture air airport ali alike along alot aluminium amber anaj ankle ant anti ap are
  artist arts atta auto away baba bad badhai badi bag bags baja bakery balu bamboo banana band bank banks bar bare
  bargain barrier base basin bat bath battery bay bazaar bazar beach bed begun bend bender bering best bhangar bharna
  bharti bhattha bhawan bind block board boat bora bori bottle bottling box boys bran brass bread brick bricks bridge
  building buildings bulk bus buti butter cable camera camp camps can canning cap car card care cargo casting cat
  catering cattle cc cement central centre century chaat chai chain chair chakki chamber chamra chandi charger cheap
  chemical chemicals chhat chilli choli chowk chuda church circle circular city civil class clay clinic club coal coil
  cold college colony commercial common compound container cool corporation cotton council county court courts cream
  cross crystal custom customs dabba dahi daily dairy dak dal dam dan dana dawa deal dealer dealers deed delivery
  dental depot design dhalai dharamshala dispensary district diwali diya do dob doctor done door drug dry dye electric
  electronics emerald end engine engineering english entry esi estate estates exchange export eye factory fair family
  farm farms fast fat feed feeder ferry fertiliser fertilizer fibre field film fine finger fire fish flat flour flower
  flowers food foods foot for forest form fort found free fresh friday fruit fruits furniture gadi gallery gana gaon
  garam garden gas gate gates gatta gear gehun ghada ghani ghar gift girls glass godam godown gold good goods
  government govt grain grand granite grass green guard gud guest gun gur hair haldi hall hand hat head health heat
  heera help hero hide high highway highways hill hills hole home homes honda honey hope hospital hostel hotel hour
  house houses housing hp ice income india indian industrial industries industry info information infotech inn
  institute institution international iron isi it iti jadi jali jam jar jawan jewar jewel jewellery job jobs judge jute
  kala kalam kalyana kangan kapda kar karkhana karma karne katta key khad khana khata khati kheti khidki kiln king
  kirana kit kitchen kolam kothi kuan kursi lab laboratory labour lac lace lakdi lamp land lands lane law lead leaf
  leather led legal lekha library light lime line lines link lion lit little loan local lock lodge loha long loom loose
  machine machines maida mail main maker makhan mal mala male man mandap mandapam mandi mango many maps marble mark
  market marne marriage mart mason master mat match matka max may me mechanic medi media medical medicine men mera
  metal middle milk mill mills mine mineral mines mining mint mirchi mirror mission mistri mobile model modern money
  mop more moth motor mount mud multi municipal munshi murum music nagina nail naksha nal nala name national near neem
  net new news nil no none noon nursery nursing nut oil old one open or orange our pain paint painter pair palace
  palang pan paper papers par parcel parda park party patti pay pech pen pet phone photo pile pin pipe pipes pit pixel
  place plain plan plant plants plastic plate play plot ply point pole police polish pond pooja pool port post pot
  potato power press price pride prime print printing project public pulse pump pumps punch pure putai quality quarry
  quarter quarters quick race rack rail railway rain raja ram rana ranch range rassi rate ratna raw ray ready real red
  reel remote rent repair reserve rest rib rice ring ringing river road roads rock rod roll roof rope rose roto round
  royal rpm rubber run sabzi sack safe sai sal sale sales salon salt salwar saman sand sang sari saria sariya sarson
  sat saur save saw scale school schools science scrap screen sea seal seat second secretariat sector security seed
  seeds seo service services session seva sewing shed sheet ship shoe shop shops show side signal silica silk silver
  single sit site size small soap soda sofa soil solar sole sona south spice spices spinning sports spring square
  stadium stall stamp stand standard star state station stationery steel steels stock stone stones stop store stores
  street strip stud sugar suit sum sun supply sure surgical sweet sweets tabla table tabli tailor tamba tank tanks tap
  tape taping tar tax tea tech technical technology teen tel telephone temple tent test textile textiles thali than the
  theatre thermal thread tiffin tile tiles timber time timed tin tipper to tobacco tool tools top toran toto tour
  tourist tower towers town township toy track tractor trade trading training transit transport travel tree truck tube
  tubes turning tv twin two tyre udyog un under union university up upper urea urja van vehicle vessel veterinary
  vidyalaya view village vinyl vip wait wala wall walla ward warehouse wash watch water way weaver weight weir welding
  well west wheat wheel white wholesale wind window wine wing wire wires women wood wooden wool work workers works
  workshop world yard yarn yellow yes young zari zinc zone zoom
  east north northern southern eastern western lower outer inner mini sub sir shri sri smt dr gram gaon gav gaav pind
  `
    .trim()
    .split(/\s+/),
);

/** The same in Hindi, whatever the size of the place: 'गया' (Gaya) is also 'went'. */
const ORDINARY_HINDI = new Set(["गया"]);

/** The last word of an institution's name: a post office inside it, no place that people live in. */
const INSTITUTION =
  /\b(?:academy|bhawan|bhavan|board|building|cantonment board|college|complex|corporation|courts?|exchange|factory|headquarters|hospital|house|institute|kacheri|kutchery|mill|office|press|sachivalaya|school|secretariate?|society|station|stn|univ|university|vidyalaya|vidyapith|workshop)$/i;

export const isInstitution = (name: string): boolean => INSTITUTION.test(name);

/** Names people mean a place by, though every word of them is ordinary. */
const PLACES_ALL_THE_SAME = new Set([
  "civil lines",
  "cotton green",
  "electronic city",
  "electronics city",
  "gift city",
  "green park",
  "marine lines",
  "market yard",
  "model town",
  "new town",
  "north east",
  "park street",
  "salt lake",
  "south city",
]);

/** State codes and older codes that are also words or units: 'pick up', '2 mp camera', '1 hp motor', 'jk tyre'. */
const AMBIGUOUS_CODES = new Set(["up", "mp", "hp", "jk", "uk"]);

/** Places as important are meant by their name, whatever else it means: Salem, Nagina, Patti. */
const PLAIN_PEOPLE = 100_000;

/** Whether a name of a place is also something else that people search for. */
export function isAmbiguous(
  name: string,
  { kind, importance }: { kind: string; importance: number },
): boolean {
  const text = marketText(name);
  if (kind === "state") return AMBIGUOUS_CODES.has(text.replace(" ", ""));
  if (kind === "pin_code" || PLACES_ALL_THE_SAME.has(text)) return false;
  if (/^[a-z0-9 ]*$/.test(text) && text.replace(/[^a-z]/g, "").length < 3) return true;
  if (ORDINARY_HINDI.has(text)) return true;
  if (importance >= PLAIN_PEOPLE) return false;
  return text.split(" ").every((word) => ORDINARY_WORDS.has(word) || /^(?:\d+\p{L}?|\p{L})$/u.test(word));
}
