/** Common first names in Switzerland that are no words besides, as somebody writes them without a title. */
export const firstNames = [
  'Adrian Alexander Andrea Andreas Anita Anna Annemarie Barbara Beat Beatrice Brigitte Bruno Christa',
  'Christian Christine Claudia Cornelia Daniel Daniela David Doris Elisabeth Erika Esther Fabian',
  'Franziska Fritz Gabriela Hans Hansruedi Heidi Heinz Irene Jürg Karin Katharina Kurt Lukas Manuela',
  'Markus Martin Martina Michael Monika Nadja Nicole Patrick Peter Petra Priska Regula Reto Roland Rolf',
  'Ruedi Ruth Sabine Sandra Silvia Simon Sonja Stefan Stefanie Susanne Thomas Urs Ursula Verena Vreni',
  'Walter Werner Yvonne Alain Antoine Anne Bernard Caroline Catherine Céline Chantal Christophe Corinne',
  'Didier Dominique Élodie Émilie Fabienne François Françoise Frédéric Gérard Gilles Isabelle',
  'Jacqueline Jacques Jean Jeanne Julien Laurence Laurent Marie Martine Michel Monique Mélanie Nathalie',
  'Nicolas Olivier Pascal Philippe Pierre Sébastien Sophie Stéphane Stéphanie Sylvie Thierry Valérie',
  'Véronique Virginie Yves Alessandra Alessandro Antonio Carla Chiara Davide Elena Fabio Francesca',
  'Francesco Gianni Giovanna Giovanni Giulia Giuseppe Lorenzo Luca Lucia Marco Maria Mario Matteo',
  'Michele Monica Paola Paolo Pietro Roberto Simona Stefania Stefano Teresa',
].flatMap((line) => line.split(' '))
