import { prose } from '../../rich.ts';
import { essay, table } from '../authoring.ts';

/** Seven documents: modern summaries and tables written for this practice, so that no old text is quoted. */
const passage = [
  prose`
    <strong>Document 1.</strong> A summary of the order of an Ottoman sultan to a governor, 1578. The caravans to Mecca are to be guarded by soldiers at the wells, and the Bedouin of the route are to be paid every year, so that they guard those whom they used to rob. Pilgrims are not to be taxed twice.

    <strong>Document 2.</strong> A summary of letters that an Armenian merchant in Isfahan wrote to his brother in Venice, about 1640. He has sold silk for silver, lent a part of it to a cousin in Surat, and asks what cloth is in fashion. Whoever cheats a member of the family, he writes, will find no door open from Amsterdam to Manila.

    <strong>Document 3.</strong> A summary of the rules of the Dutch East India Company for its servants in the Banda Islands, 1621. Nobody but the Company may buy nutmeg. Trees outside the permitted groves are to be cut down, and islanders who sell to others are to be removed.
  `,
  prose`<strong>Document 4.</strong> Ships that reached Manila from China in some years, rounded from modern counts.`,
  table('Year | Ships', '1577 | 9', '1588 | 30', '1606 | 26', '1632 | 16', '1650 | 8'),
  prose`
    <strong>Document 5.</strong> A summary of a petition of weavers in Suzhou to the magistrate, about 1601. Agents of the palace have put a tax on every loom. Masters close their shops, journeymen have gathered at the bridge to be hired and nobody comes. They ask that the tax be lifted, and have attacked nobody but the collectors.

    <strong>Document 6.</strong> A summary of a notice that an English captain wrote for the directors of his company, 1613. In Japan, he says, there is silver enough, but nobody wants English wool. Whoever could bring Chinese silk there would be rich; the Portuguese of Macau do so every year.

    <strong>Document 7.</strong> A summary of the memories of a woman who was taken as a child from the Kongo coast to Brazil, written down by a priest about 1690. She names the two markets at which she was sold before she saw the sea, the cloth from India that was paid for her, and the sugar that she was to cut.
  `,
].join('');

/** The document-based question. */
export const documentSet = essay({
  code: 'ap-h3',
  title: { en: 'Documents: long-distance trade, 1550 to 1700', zh: '文献题：1550—1700 年的远程贸易' },
  node: 'ap.history',
  author: 'mei',
  written: { days: -28, time: '11:00' },
  passage,
  at: 'exchange',
  difficulty: 0.6,
  worth: 7,
  text: prose`
    Evaluate the extent to which states controlled long-distance trade in the period from 1550 to 1700.

    In your response: state a thesis that can be defended; describe the wider context; support your argument with at least four of the documents and with one piece of evidence beyond them; for at least two documents explain how their point of view, purpose, situation or audience matters; and show that you see more than one side.
  `,
  model: prose`
    Long-distance trade in these years went farther than any state. When silver of the Americas began to cross two oceans after 1571, Europe, the Americas, Africa and Asia were joined for the first time. States and chartered companies tried to tax and to steer this traffic, and they controlled places; but what moved between the places was held together by families, by prices and by people whom no ruler commanded.

    At single points control could be nearly complete. The rules of the Dutch company (Document 3) order that nutmeg be sold to nobody else and that trees be cut down. They were written for servants of the company in the year in which it conquered the islands, and they say what it wanted; that selling to others had to be forbidden shows that it went on. Nutmeg grew on a few small islands. Where a good could be fenced in, so could its trade.

    On land, rulers rather bargained than commanded. The sultan (Document 1) pays the Bedouin to guard those whom they used to rob. As an order to a governor it speaks in the voice of power, but its content is a price.

    Most of the trade ran along ties that no state had made. The Armenian merchant (Document 2) moves silver from Isfahan to Surat on the word of a cousin, and the threat that keeps partners honest is a closed door, not a court. He writes to a brother, so he has no reason to flatter a ruler, and it is telling that none appears in his letters. The captain of Document 6 reports that what Japan wants is Chinese silk; a company with a royal charter can do nothing about it. Document 4 shows how far this went: the ships that came to Manila rose and fell with the price of silver and the troubles of the Ming, although the Ming had forbidden or licensed such voyages for most of the time.

    States could hinder more easily than direct. In Suzhou a tax on looms emptied the workshops until the weavers drove the collectors out (Document 5). The smuggling of silver past the royal officers at Potosí and Buenos Aires, which the documents do not mention, cost the Spanish crown a large part of the fifth that it claimed.

    The extent of control thus depended on the good and the place: great where one island or one mine made it, small where many hands could carry it. For those who were themselves the goods, as the woman of Document 7, the difference hardly mattered. She was sold at two markets before any European state came into view, for cloth that no African or European ruler had sent.
  `,
  en: prose`The thesis says how far, and for what. Sourcing is more than naming the author: it says what follows from who wrote, and for whom.`,
  zh: prose`论点要说明程度，以及对什么而言。分析来源不只是点出作者，还要说明谁写、写给谁意味着什么。`,
});
