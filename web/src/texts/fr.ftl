app-title = Hemicycle
