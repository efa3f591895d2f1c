type Words = readonly [string, ...string[]]

export const firstNames: Words = [
  'Anna', 'Beat', 'Céline', 'Daniel', 'Elena', 'François', 'Giulia', 'Hans-Peter', 'Irène', 'Jürg', 'Karin', 'Luca', 'Mélanie', 'Noah',
  'Olivia', 'Pascal', 'Regula', 'Sandro', 'Thérèse', 'Urs', 'Valentina', 'Walter', 'Xenia', 'Yannick', 'Zoë', 'Björn', 'Chiara', 'Dominique',
  'Esther', 'Fabio', 'Gaëlle', 'Heidi', 'Ivan', 'Jasmin', 'Kurt', 'Livia', 'Marco', 'Nadine', 'Oskar', 'Petra',
]
export const lastNames: Words = [
  'Aebersold', 'Bösiger', 'Cattaneo', 'Dällenbach', 'Eggimann', 'Favre', 'Gerber', 'Häfliger', 'Imboden', 'Jacquat', 'Künzli', 'Läubli',
  'Meierhans', 'Nüesch', 'Oberholzer', 'Pedrazzini', 'Quadri', 'Rüegsegger', 'Schönenberger', 'Tanner', 'Uebersax', 'Vuilleumier', 'Wüthrich',
  'Zbinden', 'Rossi', 'Bernasconi', 'Dubois', 'Monnier', "D'Amico", 'von Niederhäusern', 'de la Croix', 'Özdemir', 'Krähenbühl', 'Signer', 'Lüscher',
]
export const landscape: Words = ['Birken', 'Tannen', 'Sonnen', 'Wald', 'Rosen', 'Linden', 'Stein', 'Mühle', 'Berg', 'Ahorn', 'Eichen', 'Kirsch', 'Föhren', 'Silber', 'Winter', 'Blumen']
export const endings: Words = ['matt', 'tal', 'halde', 'hof', 'rain', 'egg', 'au', 'brunn', 'feld', 'blick', 'bühl', 'moos']
export const frenchNames: Words = ['des Tilleuls', 'du Vieux-Pont', 'de la Combe', 'Belle-Rive', 'des Épinettes', 'du Lac Bleu', 'des Trois-Sapins', 'de la Forêt', 'du Haut-Pré', 'Mon Repos', 'des Érables', 'de la Source']
export const italianNames: Words = ['San Biagio', 'Monte Chiaro', 'dei Castagni', 'Santa Lucia', 'Valle Verde', 'del Ruscello', 'Riva Alta', 'dei Tigli']
export const places: readonly [[string, string], ...[string, string][]] = [
  ['8999', 'Birkental'], ['3999', 'Oberlinden'], ['6999', 'Riva Alta'], ['1999', 'Les Tilleuls'], ['4999', 'Steinbrunn'], ['9499', 'Hochwald'],
  ['7999', 'Tannegg'], ['2999', 'Val-du-Moulin'], ['5999', 'Mühlefeld'], ['6599', 'Castagneto'],
]
export const streets: Words = ['Spitalweg', 'Seestrasse', 'Rue du Vallon', 'Via ai Tigli', 'Lindenallee', 'Chemin des Prés', 'Bergweg', 'Ringstrasse']
export const wards: Words = ['Ost', 'West', 'Nord', 'Süd', 'Parterre', 'Tagesklinik']
