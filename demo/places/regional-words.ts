import type { Region } from "@/demo/places/cities";

/** What companies and buildings are named after in one part of the country. */
interface RegionalWords {
  /** Rivers, hills, deities, families, old names: the first word of a company's name. */
  companies: readonly string[];
  buildings: readonly string[];
}

const words = (companies: string, buildings: string): RegionalWords => ({
  companies: companies.split("|"),
  buildings: buildings.split("|"),
});

/** The words of each region; rows follow how people there name their firms. */
export const regionalWords: Record<Region, RegionalWords> = {
  marathi: words(
    "Deccan|Sahyadri|Indrayani|Mula-Mutha|Shivneri|Godavari|Krishna|Sinhagad|Konkan|Vitthal|Ashtavinayak|Gajanan|Samarth|Jadhav|Kulkarni|Shinde|Deshmukh|Patil|Panchganga|Raigad|Morya|Ambika|Sai Krupa|Jai Malhar|Chaitanya|Suyog|Swaraj|Utkarsh|Pratik|Omkar|Bhosale|Gokhale|Tapti|Vaibhav|Siddhivinayak|Alandi|Kalpataru",
    "Sai Krupa|Siddhivinayak Complex|Shivneri Chambers|Vaibhav Plaza|Gajanan Industrial Estate|Samarth Arcade",
  ),
  gujarati: words(
    "Umiya|Khodiyar|Ambica|Narmada|Sardar|Patel|Shah|Mehta|Girnar|Saurashtra|Kutch|Jalaram|Swastik|Gayatri|Shreeji|Dwarkesh|Tapi|Sabarmati|Ashapura|Bhavani|Harikrishna|Navkar|Arihant|Maruti|Vallabh|Chamunda|Nilkanth|Parshwa|Rajhans|Sumeru|Vraj|Sahajanand|Pramukh|Akshar|Mahavir|Krupa",
    "Shreeji Complex|Umiya Estate|Akshar Plaza|Navkar Chambers|Sardar Industrial Estate|Jalaram Arcade",
  ),
  rajasthani: words(
    "Aravalli|Marwar|Mewar|Rajputana|Shekhawati|Agarwal|Bansal|Khandelwal|Maheshwari|Jain|Govind|Shyam|Balaji|Salasar|Karni|Bikana|Hawa Mahal|Amber|Pinkcity|Dhola Maru|Rajwada|Chokhi|Thar|Ganpati|Shri Nath|Sanganeri|Mahalaxmi|Jaipuria|Goyal|Nahargarh",
    "Shyam Tower|Ganpati Plaza|Balaji Complex|Aravalli Chambers|Govind Marg Market|Laxmi Complex",
  ),
  north: words(
    "Yamuna|Ganga|Himgiri|Gupta|Aggarwal|Bansal|Mittal|Sharma|Verma|Chaudhary|Singhal|Jindal|Saxena|Khanna|Kapoor|Shri Ram|Om Sai|Balaji|Durga|Laxmi|Vishwakarma|Bharat|Hind|Awadh|Raghav|Krishna|Ganesh|Sanjeevani|Radhika|Narmada|Malwa|Vindhya|Satpura|Prabhat|Navyug|Everest|Goel|Rajdhani|Anand|Shakti",
    "Krishna Complex|Gupta Market|Durga Tower|Laxmi Plaza|Ansal Chambers|Shakti Bhawan",
  ),
  punjabi: words(
    "Guru Nanak|Satluj|Beas|Punjab|Malwa|Doaba|Majha|Singh|Grewal|Sandhu|Ahluwalia|Oswal|Nahar|Bhogal|Bharaj|Ramgarhia|Five Rivers|Khalsa|Chawla|Sethi|Kohli|Dhillon|Phulkari|New Bharat|Virdi|Sekhon|Kang",
    "Grewal Complex|Khalsa Market|Guru Nanak Plaza|Sandhu Tower|Oswal Chambers",
  ),
  bihari: words(
    "Magadh|Mithila|Patliputra|Nalanda|Ashoka|Chotanagpur|Damodar|Subarnarekha|Sinha|Prasad|Jha|Choudhary|Mahavir|Kosi|Gandak|Maa Tara|Birsa|Vaishali|Raj Laxmi|Shubham|Bihar|Sone|Dalma|Tirupati|Pawan|Kumar",
    "Ashoka Market|Mahavir Complex|Raj Tower|Patliputra Chambers|Sinha Bhawan",
  ),
  bengali: words(
    "Hooghly|Bengal|Padma|Sonar Bangla|Ghosh|Banerjee|Dutta|Saha|Roy|Mondal|Das|Paul|Kalyani|Maa Tara|Dakshin|Uttarayan|Teesta|Sundarban|Chowdhury|Annapurna|Rupali|Loknath|Bharati|Kundu|Pal Brothers|Sreema|Jayanti|Ajanta|Dey|Nandi|Gitanjali|Basanti",
    "Annapurna Building|Dutta Mansion|Lake View Apartment|Loknath Market|Gitanjali Complex",
  ),
  odia: words(
    "Kalinga|Mahanadi|Jagannath|Konark|Utkal|Chilika|Subhadra|Patnaik|Mohanty|Sahoo|Panda|Samaleswari|Tarini|Lingaraj|Baitarani|Odyssa|Nayak|Brahmani",
    "Kalinga Complex|Jagannath Plaza|Utkal Market|Lingaraj Tower",
  ),
  kannada: words(
    "Kaveri|Hoysala|Chalukya|Vijayanagara|Sri Manjunatha|Nandi|Gowda|Shetty|Hegde|Rao|Kamath|Basaveshwara|Chamundi|Tunga|Malnad|Udupi|Mysore|Kempegowda|Sri Raghavendra|Annapoorna|Sharada|Nisarga|Banashankari|Akshaya|Vinayaka|Maruthi|Sahyadri|Bhadra|Kadamba|Netravathi|Sri Venkateshwara|Sampige",
    "Sri Manjunatha Complex|Kaveri Arcade|Shetty Towers|Vinayaka Plaza|Nandi Industrial Estate",
  ),
  telugu: words(
    "Krishna|Godavari|Kakatiya|Sri Balaji|Sri Sai|Golconda|Charminar|Reddy|Naidu|Rao|Telangana|Andhra|Tirumala|Lakshmi|Venkateswara|Annapurna|Nagarjuna|Amaravati|Vasavi|Satya|Deccan|Sri Durga|Bhagyanagar|Padmavathi|Raghavendra|Simhadri|Varaha|Sagar|Musi|Nizam|Surya|Manjeera",
    "Sai Towers|Lakshmi Complex|Vasavi Plaza|Tirumala Arcade|Balaji Industrial Estate",
  ),
  tamil: words(
    "Noyyal|Kongu|Chola|Pandian|Pallava|Kaveri|Sri Murugan|Velan|Nilgiri|Meenakshi|Sri Lakshmi|Annamalai|Siruvani|Bhavani|Ponni|Vaigai|Kovai|Ganapathy|Sakthi|Tamilnadu|Subramaniam|Palani|Vinayaga|Marudhamalai|Amman|Balaji|Sri Vari|Arulmigu|Vetri|Anbu|Natarajan|Rajalakshmi|Chettinad|Coromandel|Adyar|Thangam",
    "Sri Murugan Complex|Kaveri Towers|Lakshmi Arcade|Meenakshi Plaza|SIDCO Shed Block",
  ),
  malayali: words(
    "Periyar|Malabar|Travancore|Nila|Kairali|Menon|Nair|Varghese|Kurian|Thomas|Pamba|Vembanad|Thekkady|Ananthapuri|Sree Krishna|Onam|Kerala|Muziris|Chackos|Palakkal|Guruvayur|Backwater|Aluva|St. Mary",
    "Periyar Building|Menon Arcade|St. Mary Complex|Malabar Towers|Kairali Plaza",
  ),
  goan: words(
    "Mandovi|Zuari|Dsouza|Fernandes|Naik|Kamat|Gomantak|Costa|Shantadurga|Dabolim|Salcete|Pereira",
    "Mandovi Apartments|Kamat Centre|Costa Building|Gomantak Plaza",
  ),
  northeast: words(
    "Brahmaputra|Kamakhya|Luit|Assam|Kaziranga|Barak|Loktak|Saikia|Bora|Das|Seven Sisters|Blue Hill|Eastern|North East|Purbanchal|Orchid|Hornbill|Rhino|Kangla|Green Valley|Baruah|Gogoi|Phukan|Sunrise",
    "Blue Hill Building|Kamakhya Complex|Green Valley Market|Orchid Arcade",
  ),
  khasi: words(
    "Shillong|Khasi|Lyngdoh|Pine Hill|Umiam|Meghalaya|Laitum|Orchid|Syiem|Ri Khasi",
    "Pine Hill Building|Umiam Arcade|Lyngdoh House",
  ),
  pahari: words(
    "Himalaya|Devbhoomi|Shivalik|Trishul|Nanda|Ganga|Rawat|Negi|Thakur|Chauhan|Bisht|Parvati|Deodar|Kumaon|Garhwal|Himachal|Tawi|Dogra|Naina Devi|Kailash|Doon|Bhagirathi|Alaknanda|Kufri|Vaishno",
    "Deodar Complex|Shivalik Plaza|Negi Building|Himalaya Market",
  ),
  kashmiri: words(
    "Jhelum|Chinar|Kashmir|Dal|Wani|Bhat|Saffron|Zabarwan|Mir|Lone|Shalimar|Walnut",
    "Chinar Complex|Shalimar Building|Zabarwan Market",
  ),
  ladakhi: words(
    "Indus|Ladakh|Zanskar|Namgyal|Stok|Siachen|Dorje|Khardung|Nubra|Suru",
    "Indus Building|Namgyal Complex|Old Bazaar Block",
  ),
  island: words(
    "Andaman|Coral|Island|Bay|Lagoon|Sea Shell|Mega|Nicobar|Minicoy|Palm",
    "Coral Building|Bay View Complex|Island Market",
  ),
};
